import Foundation

/// A form control, by its appearance: HTML §4.10 and §15.5.
enum FormControl: Equatable {
  /// A text field with a width in characters.
  case field(columns: Int)
  /// A number field with a width in characters and stepper buttons.
  case number(columns: Int)
  case date(DateField)
  /// A text area.
  case area(columns: Int, rows: Int)
  /// A menu that shows the selected option.
  case menu
  /// A list of options, of which some rows are visible.
  case list(rows: Int)
  /// A button with the label of an `input`, or `nil` if elements define its content.
  case button(label: String?)
  case check
  case radio
  case range
  case progress
  case meter
  case file
  case color

  init?(_ tag: String, in tree: HTMLTree, _ index: Int) {
    func number(_ name: String, _ standard: Int) -> Int {
      let text = tree.attribute(name, of: index)?.value ?? ""
      let digits = text.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
      return Int(digits).flatMap { $0 > 0 ? min($0, 10_000) : nil } ?? standard
    }
    switch tag {
    case "button": self = .button(label: nil)
    case "progress": self = .progress
    case "meter": self = .meter
    case "textarea": self = .area(columns: number("cols", 20), rows: number("rows", 2))
    case "select":
      let isMultiple = tree.attribute("multiple", of: index) != nil
      let rows = number("size", isMultiple ? 4 : 1)
      self = isMultiple || rows > 1 ? .list(rows: rows) : .menu
    case "input":
      let value = tree.attribute("value", of: index)?.value
      switch FormControl.type(in: tree, index) {
      case "checkbox": self = .check
      case "radio": self = .radio
      case "range": self = .range
      case "file": self = .file
      case "color": self = .color
      case "submit": self = .button(label: value ?? "Submit")
      case "reset": self = .button(label: value ?? "Reset")
      case "button": self = .button(label: value ?? "")
      case "hidden", "image": return nil
      case "number":
        self =
          FormControl.columns(ofNumber: tree, index).map { .number(columns: $0) }
          ?? .field(columns: 20)
      case let type:
        self =
          DateField(type, value: value ?? "").map { .date($0) }
          ?? .field(columns: number("size", 20))
      }
    default: return nil
    }
  }

  /// Returns the type of an `input`, in lowercase.
  static func type(in tree: HTMLTree, _ index: Int) -> String {
    tree.attribute("type", of: index)?.value.lowercased() ?? "text"
  }

  /// The elements that are controls.
  static let tags: Set<String> = ["button", "input", "meter", "progress", "select", "textarea"]

  /// Whether parts of the control give it a minimum width, which a percentage width takes away.
  var isCompressible: Bool {
    switch self {
    case .range, .file, .menu, .list: true
    default: false
    }
  }

  /// Whether an author's background or border disables the native appearance.
  var yieldsToAuthor: Bool {
    switch self {
    case .check, .radio, .range, .meter, .file: false
    default: true
    }
  }

  /// Whether the element's own content is not laid out in place.
  var hidesContent: Bool {
    switch self {
    case .button, .list: false
    default: true
    }
  }

  /// Whether the control has its default size even where size containment applies to it, as in browsers.
  var ignoresSizeContainment: Bool {
    switch self {
    case .field, .number, .area, .check, .radio: true
    case .date, .menu, .list, .button, .range, .progress, .meter, .file, .color: false
    }
  }

  /// Whether the control has an inner box of its own, so that it is no flex or grid container whatever its `display`.
  var hasInnerBox: Bool {
    switch self {
    case .field, .number, .date, .area, .menu, .file, .color: true
    case .list, .button, .check, .radio, .range, .progress, .meter: false
    }
  }

  /// Returns the length of the longest number that a control with both limits accepts, computed
  /// like in browsers.
  private static func columns(ofNumber tree: HTMLTree, _ index: Int) -> Int? {
    /// The letters before and behind the point.
    func letters(_ name: String, _ standard: String?) -> (Int, Int)? {
      guard let text = tree.attribute(name, of: index)?.value ?? standard,
        let number = Double(text), number.isFinite, abs(number) < 1e9
      else { return nil }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, !text.lowercased().contains("e") else { return nil }
      return (parts[0].count, parts.count > 1 ? parts[1].count : 0)
    }
    guard tree.attribute("step", of: index)?.value.lowercased() != "any",
      let least = letters("min", nil), let greatest = letters("max", nil)
    else { return nil }
    let step = letters("step", "1") ?? (1, 0)
    let behind = max(least.1, greatest.1, step.1)
    return max(least.0, greatest.0, step.0) + behind + (behind > 0 ? 1 : 0)
  }
}
