import QuoinGeometry
import QuoinModel

/// A number of a description that no layout can use.
struct UnusableNumber {
  var node: Int
  var what: String
}

/// What was left out of a description for one pass, and how it is put back.
struct LeftOut {
  var what: [String]
  var restore: () -> Void
}

extension Node {
  /// Leaves out what is no number in the node's own description, for one pass.
  func leaveOutUnusableNumbers(_ kind: FlatTree.Kind) -> LeftOut? {
    let stack = kind == .stack ? self as? StackContainer : nil
    let hasSpacing = stack?.spacing.isUsable ?? true
    let boxes = leaveOutUnusableBoxNumbers(kind)
    let insets = leaveOutUnusableInsets()
    guard !sizing.isUsable || !hasSpacing || boxes != nil || insets != nil else { return nil }
    let (sizing, spacing) = (sizing, stack?.spacing)
    var what = self.sizing.leaveOutUnusable()
    if let stack, !hasSpacing {
      what.append("spacing (\(stack.spacing))")
      stack.spacing = 0
    }
    what += boxes?.what ?? []
    what += insets?.what ?? []
    return LeftOut(what: what) {
      self.sizing = sizing
      if let stack, let spacing { stack.spacing = spacing }
      boxes?.restore()
      insets?.restore()
    }
  }

  private func leaveOutUnusableBoxNumbers(_ kind: FlatTree.Kind) -> LeftOut? {
    switch kind {
    case .flex: (self as? FlexContainer)?.leaveOutUnusable()
    case .flow: (self as? FlowContainer)?.leaveOutUnusable()
    case .grid: (self as? GridContainer)?.leaveOutUnusable()
    case .leaf, .absolute, .relative, .stack, .composed, .list: nil
    }
  }
}

extension AnyRelation {
  /// Leaves out what is no number in a place, for one pass.
  func leaveOutUnusableNumbers(in container: FlatTree.Kind) -> LeftOut? {
    switch container {
    case .absolute:
      guard let relation = self as? Relation<AbsoluteContainer> else { return nil }
      let old = relation.placement
      let what = relation.placement.leaveOutUnusable()
      return what.isEmpty ? nil : LeftOut(what: what) { relation.placement = old }
    case .relative:
      guard let relation = self as? Relation<RelativeContainer>,
        let old = relation.placement.pinned
      else { return nil }
      let what = relation.placement.pinned?.leaveOutUnusable() ?? []
      return what.isEmpty ? nil : LeftOut(what: what) { relation.placement.pinned = old }
    case .stack:
      guard let relation = self as? Relation<StackContainer>,
        let old = relation.placement.spacingAfter, !old.isUsable
      else { return nil }
      relation.placement.spacingAfter = nil
      return LeftOut(what: ["spacing after it (\(old))"]) { relation.placement.spacingAfter = old }
    case .flex:
      guard let relation = self as? Relation<FlexContainer> else { return nil }
      let old = relation.placement
      let what = relation.placement.leaveOutUnusable()
      return what.isEmpty ? nil : LeftOut(what: what) { relation.placement = old }
    case .flow:
      // What a document says of an element was read by rules that have no such numbers.
      guard let relation = self as? Relation<FlowContainer>, relation.placement.element == nil
      else { return nil }
      let old = relation.placement
      let what = relation.placement.leaveOutUnusable()
      return what.isEmpty ? nil : LeftOut(what: what) { relation.placement = old }
    case .grid:
      guard let relation = self as? Relation<GridContainer> else { return nil }
      let old = relation.placement
      let what = relation.placement.leaveOutUnusable()
      return what.isEmpty ? nil : LeftOut(what: what) { relation.placement = old }
    default: return nil
    }
  }
}

extension Sizing {
  private static let lengths: [(String, any WritableKeyPath<Sizing, Double?> & Sendable)] = [
    ("width", \.width), ("height", \.height), ("minWidth", \.minWidth),
    ("minHeight", \.minHeight), ("maxWidth", \.maxWidth), ("maxHeight", \.maxHeight),
    ("aspectRatio", \.aspectRatio),
  ]

  private static let naturals: [(String, any WritableKeyPath<Sizing, NaturalLength> & Sendable)] = [
    ("natural width", \.naturalWidth), ("natural height", \.naturalHeight),
  ]

  /// Whether every number can be used: finite but for a maximum, and not negative.
  fileprivate var isUsable: Bool {
    func isUsable(_ number: Double?, infinite: Bool = false) -> Bool {
      guard let number else { return true }
      return number >= 0 && (infinite || number.isUsable)
    }
    func isRatio(_ number: Double?) -> Bool { number.map { $0 > 0 && $0.isUsable } ?? true }
    func isUsable(_ length: NaturalLength) -> Bool {
      if case .fixed(let number) = length { isUsable(number) } else { true }
    }
    return isUsable(width) && isUsable(height) && isUsable(minWidth) && isUsable(minHeight)
      && isUsable(maxWidth, infinite: true) && isUsable(maxHeight, infinite: true)
      && isRatio(aspectRatio) && isUsable(naturalWidth) && isUsable(naturalHeight)
  }

  fileprivate mutating func leaveOutUnusable() -> [String] {
    guard !isUsable else { return [] }
    var what: [String] = []
    for (name, path) in Sizing.lengths {
      var probe = Sizing()
      probe[keyPath: path] = self[keyPath: path]
      guard !probe.isUsable, let number = self[keyPath: path] else { continue }
      what.append("\(name) (\(number))")
      self[keyPath: path] = nil
    }
    for (name, path) in Sizing.naturals {
      var probe = Sizing()
      probe[keyPath: path] = self[keyPath: path]
      guard !probe.isUsable, case .fixed(let number) = self[keyPath: path] else { continue }
      what.append("\(name) (\(number))")
      self[keyPath: path] = .measured
    }
    return what
  }
}

extension AbsolutePlacement.Span {
  fileprivate var isUsable: Bool {
    isFinite && marginStart.isUsable && marginEnd.isUsable
      && [start, center, end, length, minLength].allSatisfy {
        $0.map { $0.constant.isUsable && $0.fraction.isUsable } ?? true
      }
  }
}

extension AbsolutePlacement {
  fileprivate mutating func leaveOutUnusable() -> [String] {
    var what: [String] = []
    for axis in Axis.allCases where !self[axis].isUsable {
      what.append(axis == .horizontal ? "place along x" : "place along y")
      self[axis] = Span()
    }
    for axis in Axis.allCases {
      for (name, path) in [
        ("", \Span.length), ("min ", \Span.minLength), ("max ", \Span.maxLength),
      ] {
        // A share or a sibling's length may make up for points that are taken off.
        guard let length = self[axis][keyPath: path], length.line == nil,
          length.constant < 0 || length.fraction < 0,
          length.constant <= 0 && length.fraction <= 0
        else { continue }
        what.append(name + (axis == .horizontal ? "width" : "height") + " in its place")
        self[axis][keyPath: path] = nil
      }
    }
    if let ratio = aspectRatio, !(ratio > 0 && ratio.isFinite) {
      what.append("aspectRatio (\(ratio))")
      aspectRatio = nil
    }
    if let size = designSize, !size.isFinite {
      what.append("design size")
      designSize = nil
    }
    return what
  }
}
