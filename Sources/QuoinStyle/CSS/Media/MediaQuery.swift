import QuoinModel

/// A condition on the environment of a layout: a media query of Media Queries 4.
///
///     Rule(".side", media: .regularWidth) { $0.width = 320 }
///     Rule(".side", media: "(min-width: 700px) and (prefers-color-scheme: dark)") { … }
public struct MediaQuery: Sendable {
  /// The condition as written.
  public let text: String
  let condition: Condition
  /// The parse error, if the condition is invalid.
  let failure: String?

  /// Creates a media query from its text.
  ///
  /// A query that cannot be parsed never holds, and the sheet reports it as a diagnostic.
  public init(_ text: String) {
    let list = CSS.TokenList(CSS.Source(text))
    var parser = CSS.MediaParser(list)
    condition = parser.queries(0..<list.end)
    failure = parser.failures.first?.message
    self.text = text
  }

  /// Returns whether the condition holds in an environment.
  public func matches(_ environment: MediaEnvironment) -> Bool {
    condition.evaluate(environment) == true
  }

  /// The condition as a syntax tree.
  indirect enum Condition: Hashable, Sendable {
    case all
    case never
    /// An unknown condition: neither it nor its negation holds (Media Queries 4 §3.1).
    case unknown
    case medium(MediaEnvironment.Medium)
    case feature(Feature)
    case container(ContainerQuery)
    case not(Condition)
    case and([Condition])
    case or([Condition])

    /// Returns whether the condition holds, or `nil` if that is unknown.
    ///
    /// - Parameter container: A closure that evaluates a query of the container of an element.
    func evaluate(
      _ environment: MediaEnvironment, _ container: (ContainerQuery) -> Bool? = { _ in nil }
    ) -> Bool? {
      switch self {
      case .all: return true
      case .never: return false
      case .unknown: return nil
      case .medium(let medium): return environment.medium == medium
      case .feature(let feature): return feature.evaluate(environment)
      case .container(let query): return container(query)
      case .not(let inner): return inner.evaluate(environment, container).map { !$0 }
      case .and(let parts):
        var result: Bool? = true
        for part in parts {
          switch part.evaluate(environment, container) {
          case false: return false
          case nil: result = nil
          default: break
          }
        }
        return result
      case .or(let parts):
        var result: Bool? = false
        for part in parts {
          switch part.evaluate(environment, container) {
          case true: return true
          case nil: result = nil
          default: break
          }
        }
        return result
      }
    }
  }
}

extension MediaQuery: ExpressibleByStringLiteral {
  /// Creates a media query from a string literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension MediaQuery {
  /// Matches the dark colour scheme.
  public static let dark = MediaQuery("(prefers-color-scheme: dark)")
  /// Matches the light colour scheme.
  public static let light = MediaQuery("(prefers-color-scheme: light)")
  /// Matches a compact horizontal size class.
  public static let compactWidth = MediaQuery("(horizontal-size-class: compact)")
  /// Matches a regular horizontal size class.
  public static let regularWidth = MediaQuery("(horizontal-size-class: regular)")
  /// Matches a compact vertical size class.
  public static let compactHeight = MediaQuery("(vertical-size-class: compact)")
  /// Matches a regular vertical size class.
  public static let regularHeight = MediaQuery("(vertical-size-class: regular)")
  /// Matches a right-to-left layout direction.
  public static let rightToLeft = MediaQuery("(layout-direction: rtl)")
  /// Matches a left-to-right layout direction.
  public static let leftToRight = MediaQuery("(layout-direction: ltr)")
}
