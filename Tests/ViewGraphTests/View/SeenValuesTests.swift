import Testing
import ViewGraph

struct SeenValuesTests {
  // Beyond sixteen values they are kept in another way.
  @Test(arguments: [0, 1, 15, 16, 17, 18, 100]) func tellsNewValuesFromKnownOnes(_ count: Int) {
    var seen = SeenValues<Int>()
    var answers: [Bool] = []
    for value in 0..<count {
      answers.append(seen.insert(value))
      answers.append(seen.insert(value))
    }
    #expect(answers == (0..<2 * count).map { $0.isMultiple(of: 2) })
    let repeated = (0..<count).filter { seen.insert($0) }
    #expect(repeated == [])
    let isNew = seen.insert(count)
    #expect(isNew)
  }
}
