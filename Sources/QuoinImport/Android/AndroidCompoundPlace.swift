import QuoinModel

/// A side of a text that may have a drawable, with the names of its attributes.
struct AndroidCompoundPlace {
  let side: AndroidText.Compound.Side
  /// The names by the library and by the framework, of which the first that a view has counts.
  private let names: [(name: AndroidName, spelling: String)]

  private init(_ side: AndroidText.Compound.Side, _ word: String) {
    self.side = side
    names = ["drawable\(word)Compat", "android:drawable\(word)"].map {
      (AndroidName(stringLiteral: $0), $0)
    }
  }

  /// The sides, each by the reading direction and then by left and right; the first that a view has counts.
  static let all = [
    [AndroidCompoundPlace(.start, "Start"), AndroidCompoundPlace(.left, "Left")],
    [AndroidCompoundPlace(.end, "End"), AndroidCompoundPlace(.right, "Right")],
    [AndroidCompoundPlace(.top, "Top")], [AndroidCompoundPlace(.bottom, "Bottom")],
  ]

  /// Returns the attribute of a view and its value.
  func value(_ attributes: AndroidAttributes) -> (attribute: String, raw: String)? {
    for (name, spelling) in names {
      if let raw = attributes.raw(name) { return (spelling, raw) }
    }
    return nil
  }
}
