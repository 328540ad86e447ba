/// A family of trees.
public enum BoxWorkload: String, CaseIterable, Sendable {
  case stack = "F1a"
  case undefinedStretch = "F1b"
  case nested = "F1c"
  case hugeColumn = "F1d"
  case hugeNested = "F2a"
  case wide = "F2b"
  case deepRandom = "F2c"
  case deepAuto = "F2d"
  case superDeep = "F2e"
  case feed = "F3"
  case chips = "F3w"

  /// What the trees are.
  public var title: String {
    switch self {
    case .stack: "stack with flex"
    case .undefinedStretch: "stretch in an undefined axis"
    case .nested: "nested flex"
    case .hugeColumn: "huge nested columns"
    case .hugeNested: "huge nested rows"
    case .wide: "wide, random sizes"
    case .deepRandom: "deep, random sizes"
    case .deepAuto: "deep, automatic sizes"
    case .superDeep: "one box in another"
    case .feed: "feed of cards with text"
    case .chips: "rows of chips that wrap"
    }
  }

  /// The sizes that are run; how many boxes, cards, rows or levels there are.
  public var sizes: [Int] {
    switch self {
    case .stack, .undefinedStretch: [10]
    case .nested: [100]
    case .hugeColumn: [10000]
    case .hugeNested, .wide: [1000, 10000, 100_000]
    case .deepRandom, .deepAuto: [4000, 10000, 100_000]
    case .superDeep: [10, 20, 50, 100, 200, 1000]
    case .feed, .chips: [100, 1000, 10000]
    }
  }

  /// Whether the room is resized.
  public var isResized: Bool { self == .feed || self == .chips }

  /// The tree of a size.
  public func tree(_ size: Int) -> BoxBenchInput {
    switch self {
    case .stack, .undefinedStretch, .nested, .hugeColumn: return yogaTree()
    case .hugeNested, .deepRandom, .deepAuto:
      var builder = TreeBuilder(seed: 12345)
      let style: Style = self == .hugeNested ? .fixed : self == .deepAuto ? .automatic : .random
      let children = builder.deep(size, self == .hugeNested ? 10 : 2, style)
      return BoxBenchInput(builder.root(children), availableWidth: nil)
    case .wide:
      var builder = TreeBuilder(seed: 12345)
      return BoxBenchInput(builder.root(builder.wide(size)), availableWidth: nil)
    case .superDeep:
      var builder = TreeBuilder(seed: 12345)
      return BoxBenchInput(builder.root(builder.superDeep(size)), availableWidth: nil)
    case .feed: return BoxBenchInput(Feed.cards(size), availableWidth: 375)
    case .chips: return BoxBenchInput(Feed.chips(size), availableWidth: 375)
    }
  }
}
