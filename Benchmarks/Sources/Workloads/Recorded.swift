/// W7: kiwi's own benchmark, recorded from its source.
enum Recorded {
  /// Reads lines of `relation strength constant (variable coefficient)…`.
  ///
  /// Variables 0 and 1 are the width and the height.
  static func system(_ text: String) -> System? {
    var system = SystemBuilder()
    system.editStrength = Strength.p750
    system.step = 8
    var count = 0
    for line in text.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count >= 5, numbers.count % 2 == 1 else { return nil }
      var sum = Sum(terms: [], constant: numbers[2])
      for index in stride(from: 3, to: numbers.count, by: 2) {
        sum.terms.append((Int32(numbers[index]), numbers[index + 1]))
        count = max(count, Int(numbers[index]) + 1)
      }
      switch numbers[0] {
      case 0: system.equal(sum, at: numbers[1])
      case 1: system.atLeast(sum, at: numbers[1])
      default: system.atMost(sum, at: numbers[1])
      }
    }
    let width = Unknown(number: 0)
    system.atLeast(width - 50)
    system.takeProbe()
    return system.system(variables: count, (width, 400), (Unknown(number: 1), 600))
  }
}
