import QuoinGeometry
import QuoinModel

/// An unusable number in a description.
struct UnusableNumber {
  var node: Int
  var what: String
}

/// The values removed from a description for one pass, and a closure that restores them.
struct Sanitization {
  var what: [String]
  var restore: () -> Void
}

extension Node {
  /// Removes unusable numbers from the node's own description for one pass.
  func leaveOutUnusableNumbers(_ role: ContainerRole) -> Sanitization? {
    // Most nodes that are no containers have no numbers.
    if !isContainer, !hasSizing, !hasAlignmentInsets { return nil }
    let stack = role.contains(.stack) ? self as? StackContainer : nil
    let hasSpacing = stack?.spacing.isUsable ?? true
    let boxes = leaveOutUnusableBoxNumbers(role)
    let insets = leaveOutUnusableInsets()
    let hasSizes = !hasSizing || sizing.isUsable
    guard !hasSizes || !hasSpacing || boxes != nil || insets != nil else { return nil }
    let (sizing, spacing) = (sizing, stack?.spacing)
    var what = self.sizing.leaveOutUnusable()
    if let stack, !hasSpacing {
      what.append("spacing (\(stack.spacing))")
      stack.spacing = 0
    }
    what += boxes?.what ?? []
    what += insets?.what ?? []
    return Sanitization(what: what) {
      self.sizing = sizing
      if let stack, let spacing { stack.spacing = spacing }
      boxes?.restore()
      insets?.restore()
    }
  }

  private func leaveOutUnusableBoxNumbers(_ role: ContainerRole) -> Sanitization? {
    guard role.contains(.boxes) else { return nil }
    if role.contains(.flow) { return (self as? FlowContainer)?.leaveOutUnusable() }
    if role.contains(.grid) { return (self as? GridContainer)?.leaveOutUnusable() }
    return (self as? FlexContainer)?.leaveOutUnusable()
  }
}

extension AnyRelation {
  /// Removes unusable numbers from a placement for one pass.
  func leaveOutUnusableNumbers(in container: ContainerRole) -> Sanitization? {
    if container.contains(.flow) {
      guard let relation = self as? Relation<FlowContainer>, relation.hasNumbers else {
        return nil
      }
      return relation.leaveOutUnusable()
    }
    if container.contains(.grid) { return (self as? Relation<GridContainer>)?.leaveOutUnusable() }
    if container.contains(.boxes) {
      guard let relation = self as? Relation<FlexContainer>, !relation.flexItem.isUsable else {
        return nil
      }
      return relation.leaveOutUnusable()
    }
    if container.contains(.stack) { return (self as? Relation<StackContainer>)?.leaveOutUnusable() }
    if container.contains(.island) {
      guard let relation = self as? Relation<RelativeContainer>, relation.isPinned else {
        return nil
      }
      return relation.leaveOutUnusable()
    }
    guard container.contains(.absolute) else { return nil }
    return (self as? Relation<AbsoluteContainer>)?.leaveOutUnusable()
  }
}

/// A placement whose numbers may be unusable.
protocol UsablePlacement {
  /// Whether all numbers are usable; checked for each node in each pass.
  var isUsable: Bool { get }

  /// Replaces unusable numbers by defaults, and returns their names.
  mutating func leaveOutUnusable() -> [String]
}

extension Relation where C.Placement: UsablePlacement {
  fileprivate func leaveOutUnusable() -> Sanitization? {
    guard !placement.isUsable else { return nil }
    let old = placement
    return Sanitization(what: placement.leaveOutUnusable()) { self.placement = old }
  }
}

extension RelativePlacement: UsablePlacement {
  var isUsable: Bool { pinned?.isUsable ?? true }

  mutating func leaveOutUnusable() -> [String] { pinned?.leaveOutUnusable() ?? [] }
}

extension StackPlacement: UsablePlacement {
  var isUsable: Bool { spacingAfter?.isUsable ?? true }

  mutating func leaveOutUnusable() -> [String] {
    guard let spacing = spacingAfter, !spacing.isUsable else { return [] }
    spacingAfter = nil
    return ["spacing after it (\(spacing))"]
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

  /// Whether all numbers are usable: not negative, and finite except for maxima.
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
