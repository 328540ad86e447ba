/// One of the systems that constraint solvers are measured with.
public enum Workload: String, CaseIterable, Sendable {
  /// Views placed at random offsets from earlier ones, most of which cannot hold.
  case article = "W1"
  /// The same with offsets that can hold.
  case feasible = "W1b"
  /// A row of views of equal size.
  case chain = "W2"
  /// Views inside each other.
  case nested = "W3"
  /// Views that depend on the root only.
  case independent = "W4"
  /// Views that depend on the one before.
  case dependent = "W5"
  /// A form with content sizes.
  case form = "W6"
  /// Kiwi's own benchmark.
  case kiwi = "W7"

  /// The sizes to measure: views, levels, or rows of the form.
  public var sizes: [Int] {
    switch self {
    case .article, .feasible: [10, 30, 100, 300, 1000]
    case .chain, .nested, .independent, .dependent: [10, 30, 100, 300, 1000, 3000]
    case .form: [5, 10, 20, 50, 100, 200]
    case .kiwi: [1]
    }
  }

  /// How many views a system of a size has, the root not counted.
  public func viewCount(_ size: Int) -> Int {
    switch self {
    case .form: 3 * size
    case .kiwi: 9
    default: size
    }
  }

  /// What the workload is, in a few words.
  public var title: String {
    switch self {
    case .article: "the article, as written"
    case .feasible: "the article, as intended"
    case .chain: "chain of equal views"
    case .nested: "nested views"
    case .independent: "independent siblings"
    case .dependent: "dependent siblings"
    case .form: "form with content sizes"
    case .kiwi: "kiwi's own benchmark"
    }
  }

  /// Builds the system of a size.
  ///
  /// - Parameter recording: The text of W7.
  /// - Returns: The system, or null when the recording cannot be read.
  public func system(_ size: Int, recording: @autoclosure () -> String) -> System? {
    switch self {
    case .article: Article.asWritten(size)
    case .feasible: Article.asIntended(size)
    case .chain: Equalities.chain(size)
    case .nested: Equalities.nested(size)
    case .independent: Equalities.independent(size)
    case .dependent: Equalities.dependent(size)
    case .form: Form.rows(size)
    case .kiwi: Recorded.system(recording())
    }
  }
}
