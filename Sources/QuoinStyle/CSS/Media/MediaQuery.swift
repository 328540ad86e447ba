import QuoinModel

/// A condition on the surroundings: a media query of Media Queries 4.
///
///     Rule(".side", media: .regularWidth) { $0.width = 320 }
///     Rule(".side", media: "(min-width: 700px) and (prefers-color-scheme: dark)") { … }
public struct MediaQuery: Sendable {
  /// The condition as written.
  public let text: String
  let condition: Condition
  /// What cannot be read in it.
  let failure: String?

  /// Reads a condition; what cannot be read never holds, and the sheet says so.
  public init(_ text: String) {
    let list = CSS.TokenList(CSS.Source(text))
    var parser = CSS.MediaParser(list)
    condition = parser.queries(0..<list.end)
    failure = parser.failures.first?.message
    self.text = text
  }

  init(text: String, _ condition: Condition) {
    self.text = text
    self.condition = condition
    failure = nil
  }

  /// Whether the condition holds.
  public func matches(_ environment: MediaEnvironment) -> Bool {
    condition.evaluate(environment) == true
  }

  /// A condition as a tree.
  indirect enum Condition: Hashable, Sendable {
    case all
    case never
    /// Something unknown: neither it nor its opposite holds (Media Queries 4 §3.1).
    case unknown
    case medium(MediaEnvironment.Medium)
    case feature(Feature)
    case not(Condition)
    case and([Condition])
    case or([Condition])

    func evaluate(_ environment: MediaEnvironment) -> Bool? {
      switch self {
      case .all: return true
      case .never: return false
      case .unknown: return nil
      case .medium(let medium): return environment.medium == medium
      case .feature(let feature): return feature.evaluate(environment)
      case .not(let inner): return inner.evaluate(environment).map { !$0 }
      case .and(let parts):
        var result: Bool? = true
        for part in parts {
          switch part.evaluate(environment) {
          case false: return false
          case nil: result = nil
          default: break
          }
        }
        return result
      case .or(let parts):
        var result: Bool? = false
        for part in parts {
          switch part.evaluate(environment) {
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
  /// Reads a condition.
  public init(stringLiteral text: String) { self.init(text) }
}

extension MediaQuery {
  /// Dark surroundings.
  public static let dark = MediaQuery("(prefers-color-scheme: dark)")
  /// Light surroundings.
  public static let light = MediaQuery("(prefers-color-scheme: light)")
  /// Little room across.
  public static let compactWidth = MediaQuery("(horizontal-size-class: compact)")
  /// Much room across.
  public static let regularWidth = MediaQuery("(horizontal-size-class: regular)")
  /// Little room down.
  public static let compactHeight = MediaQuery("(vertical-size-class: compact)")
  /// Much room down.
  public static let regularHeight = MediaQuery("(vertical-size-class: regular)")
  /// Rows run from right to left.
  public static let rightToLeft = MediaQuery("(layout-direction: rtl)")
  /// Rows run from left to right.
  public static let leftToRight = MediaQuery("(layout-direction: ltr)")
}
