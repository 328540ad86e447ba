/// How much a constraint matters, in the weights of kiwi.
enum Strength {
  static let required = 1_001_001_000.0
  static let edit = 1e7
  static let p750 = 1e6
  static let p749 = 5e5
  static let p500 = 1e3
  static let p300 = 10.0
  static let p252 = 1.5
  static let p251 = 1.25
  static let p250 = 1.0
}
