/// The states of a view, which select items of drawable and colour state lists.
struct AndroidStates: OptionSet, Hashable {
  let rawValue: Int

  static let enabled = AndroidStates(rawValue: 1)
  static let checked = AndroidStates(rawValue: 2)
  static let selected = AndroidStates(rawValue: 4)
  static let activated = AndroidStates(rawValue: 8)
  static let checkable = AndroidStates(rawValue: 16)
  /// Whether the window has the focus, as on a device in use.
  static let windowFocused = AndroidStates(rawValue: 32)

  /// The default state.
  static let rest: AndroidStates = [.enabled, .windowFocused]

  /// Creates the states from a view's attributes.
  init(_ attributes: AndroidAttributes) {
    self = .rest
    if attributes.bool("android:enabled") == false { remove(.enabled) }
    if attributes.bool("android:checked") == true { insert(.checked) }
    if attributes.bool("android:checkable") == true { insert(.checkable) }
    if attributes.bool("android:selected") == true { insert(.selected) }
    if attributes.bool("android:activated") == true { insert(.activated) }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  private static let named: [String: AndroidStates] = [
    "state_enabled": .enabled, "state_checked": .checked, "state_selected": .selected,
    "state_activated": .activated, "state_checkable": .checkable,
    "state_window_focused": .windowFocused,
  ]

  /// Returns whether the conditions of an item hold; unknown states are off.
  func meet(_ conditions: AndroidValues) -> Bool {
    for (name, value) in conditions where name.name.hasPrefix("state_") {
      let has = AndroidStates.named[name.name].map { contains($0) } ?? false
      if has != (value == "true") { return false }
    }
    return true
  }
}
