/// The states of a button: the one that it is in, and the normal one, whose values apply where that has none.
struct ButtonStates {
  private let states: [XMLTreeElement]

  init(_ varied: VariedElement) {
    var keys: [StaticString] = ["normal"]
    if !varied.flag("enabled", default: true) {
      keys.insert("disabled", at: 0)
    } else if varied.flag("selected") {
      keys.insert("selected", at: 0)
    }
    states = keys.compactMap { varied.element.child("state", key: $0) }
  }

  /// Whether the button has no title, picture or color of its own.
  var isEmpty: Bool { states.isEmpty }

  /// Returns the first value that a state has.
  func first<Value>(_ read: (XMLTreeElement) -> Value?) -> Value? {
    for state in states {
      if let value = read(state) { return value }
    }
    return nil
  }

  /// The state that has the title, plain or attributed.
  var ofTitle: XMLTreeElement? {
    first { state in
      let hasTitle =
        TextReader.plain(state, "title") != nil
        || state.child("attributedString", key: "attributedTitle") != nil
      return hasTitle ? state : nil
    }
  }
}
