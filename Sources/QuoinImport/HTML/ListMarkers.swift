import QuoinModel
import QuoinStyle

/// Counts the items of lists: HTML §4.4.5 and CSS Lists 3.
struct ListMarkers {
  /// The next number of each list that is open.
  private var numbers: [Int] = []
  private var step = 1
  private(set) var current = 0

  mutating func open(_ tag: String, _ tree: HTMLTree, _ index: Int) {
    switch tag {
    case "ol", "ul", "menu", "dir":
      numbers.append(
        tree.attribute("start", of: index).flatMap { Int($0.value) }.map {
          min(max($0, -1_000_000), 1_000_000)
        } ?? 1)
    default: break
    }
  }

  mutating func close(_ tag: String) {
    switch tag {
    case "ol", "ul", "menu", "dir": numbers.removeLast()
    default: break
    }
  }

  /// The number of an item that begins.
  mutating func next(_ value: Int?) -> Int {
    guard !numbers.isEmpty else { return value ?? 1 }
    let number = value.map { min(max($0, -1_000_000), 1_000_000) } ?? numbers[numbers.count - 1]
    numbers[numbers.count - 1] = number + 1
    return number
  }

  /// The sign before an item: CSS Counter Styles 3 §6.
  static func text(_ style: CSS.Value, number: Int) -> String? {
    if case .string(let text) = style { return text }
    switch style.word {
    case "none": return nil
    case "circle": return "◦"
    case "square": return "▪"
    case "decimal": return "\(number)."
    case "decimal-leading-zero":
      return number >= 0 && number < 10 ? "0\(number)." : "\(number)."
    case "lower-alpha", "lower-latin": return letters(number, "a").map { $0 + "." }
    case "upper-alpha", "upper-latin": return letters(number, "A").map { $0 + "." }
    case "lower-roman": return (roman(number)?.lowercased() ?? "\(number)") + "."
    case "upper-roman": return (roman(number) ?? "\(number)") + "."
    default: return "•"
    }
  }

  private static func letters(_ number: Int, _ first: Unicode.Scalar) -> String? {
    guard number > 0 else { return "\(number)" }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      if let scalar = Unicode.Scalar(first.value + UInt32(rest % 26)) {
        text = String(Character(scalar)) + text
      }
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let signs: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}

extension NodeBuilder {
  /// The sign before a list's item.
  mutating func marker(
    _ index: Int?, _ display: String, _ computed: CSS.ComputedStyle
  ) -> String? {
    guard let index, display == "list-item" else { return nil }
    let number = markers.next(
      reader.tree.attribute("value", of: index).flatMap { Int($0.value) })
    return ListMarkers.text(computed[BoxProperties.listStyleType], number: number)
  }
}
