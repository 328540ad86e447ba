import QuoinGeometry
import QuoinModel

/// A condition on the nearest container around an element: CSS Conditional 5 §4.
struct ContainerQuery: Hashable, Sendable {
  /// The name of the container, or `nil` for any one.
  var name: String?
  var condition: MediaQuery.Condition

  /// Whether it is about heights, which only containers of both axes answer.
  var needsHeight: Bool {
    condition.hasFeature { $0 == "height" || $0.hasSuffix("ratio") || $0 == "orientation" }
  }

  /// Whether it is about any size.
  var needsSize: Bool { condition.hasFeature { _ in true } }

  /// Returns whether the condition holds for a container.
  ///
  /// - Parameter size: The size of its content box, in points.
  func holds(in size: Size) -> Bool? {
    condition.evaluate(MediaEnvironment(viewport: size))
  }

  /// The features of containers, by the names of media features with the same meaning.
  static let features: [String: String] = [
    "width": "width", "inline-size": "width", "height": "height", "block-size": "height",
    "aspect-ratio": "aspect-ratio", "orientation": "orientation",
  ]
}

extension MediaQuery.Condition {
  /// Whether a condition inside is about a container.
  var dependsOnContainer: Bool {
    switch self {
    case .container: true
    case .not(let inner): inner.dependsOnContainer
    case .and(let parts), .or(let parts): parts.contains(where: \.dependsOnContainer)
    case .all, .never, .unknown, .medium, .feature: false
    }
  }

  /// Returns whether a condition inside is about a feature with such a name.
  func hasFeature(_ isWanted: (String) -> Bool) -> Bool {
    switch self {
    case .feature(let feature): isWanted(feature.name)
    case .not(let inner): inner.hasFeature(isWanted)
    case .and(let parts), .or(let parts): parts.contains { $0.hasFeature(isWanted) }
    case .container(let query): query.condition.hasFeature(isWanted)
    case .all, .never, .unknown, .medium: false
    }
  }
}

extension CSS.MediaParser {
  /// Parses the prelude of an `@container` rule: a name, a condition, or both.
  mutating func container(_ range: Range<Int>) -> MediaQuery.Condition {
    isOfContainer = true
    defer { isOfContainer = false }
    var words = words(range)[...]
    var name: String?
    if let first = words.first, case .ident(let word) = list.tokens[first.lowerBound].kind,
      word.asciiLowercased != "not"
    {
      name = word
      words.removeFirst()
    }
    if words.isEmpty, name == nil { return fail(range.lowerBound, "a condition is missing") }
    let condition =
      words.isEmpty ? MediaQuery.Condition.all : condition(words, depth: 0, allowsOr: true)
    return .container(ContainerQuery(name: name, condition: condition))
  }
}
