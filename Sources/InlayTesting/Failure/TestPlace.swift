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
  ///
  /// Outside of the task of a test it is not known whose it is: then both hear of it.
  func fail(_ text: String) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    #if canImport(XCTest)
      if Test.current == nil { XCTFail("\(fileID):\(line): \(text)") }
    #endif
  }
}
