import QuoinModel

extension CSS {
  /// The names of all properties, including shorthands.
  static let propertyNames =
    (Property.all.map(\.name) + Logical.table.keys + Shorthands.table.keys).sorted()
  /// The names of all properties as a vocabulary for suggestions.
  static let propertyVocabulary = Vocabulary(propertyNames)

  /// Suggests corrections for invalid values.
  ///
  /// Every suggestion is valid: it was parsed by the property's grammar.
  enum ValueSuggestion {
    /// The maximum number of tokens in a value to correct.
    private static let maximumTokens = 32
    /// The number of candidates to try for each unknown word, most similar first.
    private static let attempts = 6

    /// Returns a suggestion such as `; did you mean 'blue'?`, or an empty string.
    ///
    /// It corrects a misspelled keyword, function or unit, or a missing unit.
    static func words(for name: String, _ list: TokenList, _ range: Range<Int>) -> String {
      guard range.count <= maximumTokens else { return "" }
      func isValid(_ text: String) -> Bool {
        let list = TokenList(Source(text))
        return (try? CSS.declared(name, list, list.trimmed(0..<list.end))) != nil
      }
      for index in range {
        for repair in repairs(of: list.tokens[index].kind) {
          let text =
            list.text(range.lowerBound..<index) + repair + list.text(index + 1..<range.upperBound)
          if isValid(text) { return "; did you mean '\(text)'?" }
        }
      }
      // `margin: 8 16`: all lengths lack their unit.
      let text = range.map { index in
        repairOfNumber(list.tokens[index].kind) ?? list.text(index..<index + 1)
      }.joined()
      return isValid(text) ? "; did you mean '\(text)'?" : ""
    }

    private static func repairs(of kind: Token.Kind) -> [String] {
      switch kind {
      case .ident(let word):
        Array(allKeywords.near(to: word.asciiLowercased).prefix(attempts))
      case .function(let name):
        functions.near(to: name.asciiLowercased).prefix(attempts).map { "\($0)(" }
      case .dimension(let number, _, let unit):
        units.near(to: unit.asciiLowercased).prefix(attempts).map { Constraint.trim(number) + $0 }
      default: repairOfNumber(kind).map { [$0] } ?? []
      }
    }

    private static func repairOfNumber(_ kind: Token.Kind) -> String? {
      guard case .number(let number, _) = kind, number != 0 else { return nil }
      return "\(Constraint.trim(number))px"
    }

    private static let allKeywords = Vocabulary(keywords + namedColors.keys)

    private static let units = Vocabulary(
      Unit.allCases.map(\.rawValue) + ["fr", "deg", "rad", "grad", "turn"])

    private static let functions = Vocabulary([
      "blur", "brightness", "calc", "circle", "clamp", "color-mix", "conic-gradient", "contrast",
      "drop-shadow", "ellipse", "fit-content", "grayscale", "hsl", "hsla", "hue-rotate", "hwb",
      "inset", "invert", "lab", "lch", "light-dark", "linear-gradient", "matrix", "max", "min",
      "minmax", "oklab", "oklch", "opacity", "path", "polygon", "radial-gradient", "repeat",
      "repeating-linear-gradient", "repeating-radial-gradient", "rgb", "rgba", "rotate", "saturate",
      "scale", "sepia", "skew", "translate", "url", "var",
    ])

    /// The keywords that properties accept, without colours.
    static let keywords = [
      "absolute", "all-petite-caps", "all-small-caps", "anywhere", "auto", "avoid", "avoid-column",
      "avoid-page", "balance", "baseline", "block", "bold", "bolder", "border-box", "both",
      "bottom", "break-all", "break-spaces", "break-word", "capitalize", "center", "circle",
      "collapse", "column", "column-reverse", "contain", "content-box", "contents", "cover",
      "crisp-edges", "currentcolor", "cursive", "dashed", "decimal", "default", "dense", "disc",
      "dotted", "double", "ellipsis", "end", "fill", "first", "fit-content", "fixed", "flex",
      "flex-end", "flex-start", "flow-root", "grid", "groove", "hidden", "hide", "horizontal",
      "inherit", "initial", "inline", "inline-block", "inline-flex", "inline-grid", "inline-table",
      "inset", "inside", "isolate", "italic", "justify", "keep-all", "large", "larger", "last",
      "left", "lighter", "line-through", "list-item", "local", "lower-alpha", "lower-greek",
      "lower-latin", "lower-roman", "lowercase", "ltr", "luminance", "luminosity", "manual",
      "max-content", "medium", "middle", "min-content", "monospace", "multiply", "no-repeat",
      "none", "normal", "nowrap", "oblique", "outset", "outside", "overlay", "overline",
      "padding-box", "pixelated", "pre", "pre-line", "pre-wrap", "pretty", "relative", "repeat",
      "repeat-x", "repeat-y", "ridge", "right", "round", "row", "row-reverse", "rtl",
      "sans-serif", "scale-down", "screen", "scroll", "self-end", "self-start", "separate", "serif",
      "small", "small-caps", "smaller", "solid", "space", "space-around", "space-between",
      "space-evenly", "square", "start", "static", "sticky", "stretch", "super", "table",
      "table-cell", "table-row", "tabular-nums", "text-bottom", "text-top", "thick", "thin", "top",
      "transparent", "underline", "unset", "upper-alpha", "upper-latin", "upper-roman", "uppercase",
      "vertical", "visible", "wavy", "wrap", "wrap-reverse", "x-large", "x-small", "xx-large",
      "xx-small",
    ]
  }
}
