extension CSS {
  /// A way to write numbers: CSS Counter Styles 3 §3.
  package struct CounterStyle: Hashable, Sendable {
    /// The algorithm that makes a text of a number.
    enum System: Hashable, Sendable {
      case cyclic
      case fixed(first: Int)
      case symbolic
      case alphabetic
      case numeric
      case additive
      /// The algorithm of another style, and what the style itself does not specify.
      case extends(String)
    }

    /// A symbol of the additive system, with its weight.
    struct Tuple: Hashable, Sendable {
      var weight: Int
      var symbol: String
    }

    var system = System.symbolic
    var symbols: [String] = []
    /// The symbols of the additive system, the heaviest first.
    var tuples: [Tuple] = []
    /// The texts before and after a negative number.
    var negative: (before: String, after: String)?
    var prefix: String?
    var suffix: String?
    /// The numbers that the style can write, or `nil` for those of its system.
    var ranges: [ClosedRange<Int>]?
    /// The minimum length of a number, and what fills it.
    var pad: (length: Int, symbol: String)?
    /// The style for numbers that this one cannot write.
    var fallback: String?

    package static func == (a: CounterStyle, b: CounterStyle) -> Bool {
      a.system == b.system && a.symbols == b.symbols && a.tuples == b.tuples
        && a.negative?.before == b.negative?.before && a.negative?.after == b.negative?.after
        && a.prefix == b.prefix && a.suffix == b.suffix && a.ranges == b.ranges
        && a.pad?.length == b.pad?.length && a.pad?.symbol == b.pad?.symbol
        && a.fallback == b.fallback
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(system)
      hasher.combine(symbols)
    }

    /// The longest text that a style makes of a number; longer ones use the fallback.
    ///
    /// §2: at least 60 characters must be written; browsers write 120.
    static let maximumLength = 120
    /// The maximum size of a symbol, and of a number, in UTF-8.
    static let maximumBytes = 1_024

    /// Returns the number without a sign in the style's system, or `nil` if it cannot write it.
    func text(of value: Int) -> String? {
      guard holds(value) else { return nil }
      let isSigned =
        switch system {
        case .symbolic, .alphabetic, .numeric, .additive: true
        case .cyclic, .fixed, .extends: false
        }
      let magnitude = isSigned ? abs(value) : value
      guard var text = symbolsFor(magnitude) else { return nil }
      let isNegative = isSigned && value < 0
      let sign = negative ?? ("-", "")
      if let pad {
        // §3.6: a negative sign takes part of the length.
        let own = text.count + (isNegative ? sign.before.count + sign.after.count : 0)
        let missing = max(0, pad.length - own)
        guard missing * pad.symbol.utf8.count <= CounterStyle.maximumBytes else { return nil }
        text = String(repeating: pad.symbol, count: missing) + text
      }
      return isNegative ? sign.before + text + sign.after : text
    }

    /// §3.5: whether the style writes a number.
    private func holds(_ value: Int) -> Bool {
      if let ranges { return ranges.contains { $0.contains(value) } }
      switch system {
      case .alphabetic, .symbolic: return value >= 1
      case .additive: return value >= 0
      default: return true
      }
    }

    /// §3.1: the algorithms.
    private func symbolsFor(_ value: Int) -> String? {
      let count = symbols.count
      switch system {
      case .cyclic:
        guard count > 0 else { return nil }
        return symbols[((value - 1) % count + count) % count]
      case .fixed(let first):
        let index = value - first
        return symbols.indices.contains(index) ? symbols[index] : nil
      case .symbolic:
        guard count > 0, value >= 1 else { return nil }
        let copies = (value - 1) / count + 1
        let symbol = symbols[(value - 1) % count]
        guard copies <= CounterStyle.maximumLength,
          copies * symbol.utf8.count <= CounterStyle.maximumBytes
        else { return nil }
        return String(repeating: symbol, count: copies)
      case .alphabetic:
        guard count > 1, value >= 1 else { return nil }
        var text = ""
        var rest = value
        while rest > 0 {
          rest -= 1
          text = symbols[rest % count] + text
          rest /= count
        }
        return text
      case .numeric:
        guard count > 1 else { return nil }
        if value == 0 { return symbols[0] }
        var text = ""
        var rest = value
        while rest > 0 {
          text = symbols[rest % count] + text
          rest /= count
        }
        return text
      case .additive:
        if value == 0 { return tuples.first { $0.weight == 0 }?.symbol }
        var text = ""
        var rest = value
        for tuple in tuples where tuple.weight > 0 && rest >= tuple.weight {
          let copies = rest / tuple.weight
          guard text.count + copies <= CounterStyle.maximumLength,
            text.utf8.count + copies * tuple.symbol.utf8.count <= CounterStyle.maximumBytes
          else { return nil }
          text += String(repeating: tuple.symbol, count: copies)
          rest -= copies * tuple.weight
        }
        return rest == 0 ? text : nil
      case .extends: return nil
      }
    }
  }

  /// The counter styles of a document, on top of the predefined ones.
  package struct CounterStyles: Sendable {
    private var own: [String: CounterStyle] = [:]

    package init() {}

    mutating func set(_ name: String, _ style: CounterStyle) { own[name] = style }

    private func style(_ name: String) -> CounterStyle? {
      own[name] ?? CounterStyle.predefined[name.asciiLowercased]
    }

    /// Returns whether there is a style with a name.
    package func has(_ name: String) -> Bool { style(name) != nil }

    /// Returns a number in a style; unknown styles are `decimal`.
    package func text(_ value: Int, _ name: String) -> String {
      var name = name
      // §3.7: a cycle of fallbacks ends with `decimal`.
      for _ in 0..<16 {
        guard let style = resolved(name) else { break }
        if let text = style.text(of: value) { return text }
        name = style.fallback ?? "decimal"
      }
      return "\(value)"
    }

    /// Returns a number with the prefix and the suffix of a style, as in the marker of a list item.
    package func marker(_ value: Int, _ name: String) -> String {
      let style = resolved(name)
      return (style?.prefix ?? "") + text(value, name) + (style?.suffix ?? ". ")
    }

    /// Returns a number in a style that has no name, as in `symbols()`.
    package func text(_ value: Int, _ style: CounterStyle) -> String {
      style.text(of: value) ?? "\(value)"
    }

    /// Returns a number with the prefix and the suffix of a style that has no name.
    package func marker(_ value: Int, _ style: CounterStyle) -> String {
      (style.prefix ?? "") + text(value, style) + (style.suffix ?? ". ")
    }

    /// Returns a style with what it takes from the one it extends: §3.1.7.
    private func resolved(_ name: String) -> CounterStyle? {
      guard var style = style(name) else { return nil }
      for _ in 0..<16 {
        guard case .extends(let base) = style.system else { return style }
        guard let outer = self.style(base) ?? self.style("decimal") else { return style }
        style.system = outer.system
        style.symbols = outer.symbols
        style.tuples = outer.tuples
        style.negative = style.negative ?? outer.negative
        style.prefix = style.prefix ?? outer.prefix
        style.suffix = style.suffix ?? outer.suffix
        style.ranges = style.ranges ?? outer.ranges
        style.pad = style.pad ?? outer.pad
        style.fallback = style.fallback ?? outer.fallback
      }
      // A cycle is treated as `decimal`.
      return CounterStyle.predefined["decimal"]
    }
  }
}
