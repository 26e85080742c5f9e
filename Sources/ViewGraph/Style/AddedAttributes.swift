import CellGrid

private struct AttributeWriter: EnvironmentWriter {
  let attributes: CellAttributes

  func write(to environment: inout EnvironmentValues) {
    environment.ink.attributes.formUnion(attributes)
  }
}

extension View {
  /// Adds attributes to how text and lines are drawn if a condition holds, and else leaves them alone.
  package func adding(_ attributes: CellAttributes, if isActive: Bool) -> some View {
    EnvironmentModified(
      content: self, writer: AttributeWriter(attributes: isActive ? attributes : []))
  }
}
