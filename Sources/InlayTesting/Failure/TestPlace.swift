import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// A place in the code of a test.
struct TestPlace {
  let fileID: String
  let filePath: String
  let line: Int

  /// Makes the running test fail here, be it one of Swift Testing or of XCTest.
  func fail(_ text: String) {
    if Test.current != nil {
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
      XCTFail("\(fileID):\(line): \(text)")
    #endif
  }
}
