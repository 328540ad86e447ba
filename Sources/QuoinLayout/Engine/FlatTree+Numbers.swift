import QuoinGeometry
import QuoinModel

/// A number of a description that no layout can use.
struct UnusableNumber {
  var node: Int
  var what: String
}

extension Node {
  /// Leaves out what is no number in the node's own description, for one pass.
  ///
  /// - Returns: what was left out, and how it is put back.
  func leaveOutUnusableNumbers() -> (what: [String], restore: () -> Void)? {
    let (sizing, spacing) = (sizing, (self as? StackContainer)?.spacing)
    guard !sizing.isUsable || !(spacing?.isFinite ?? true) || !(style.transform?.isFinite ?? true)
    else { return nil }
    var what = self.sizing.leaveOutUnusable()
    if let stack = self as? StackContainer, !stack.spacing.isFinite {
      what.append("spacing (\(stack.spacing))")
      stack.spacing = 0
    }
    if style.transform?.isFinite == false { what.append("transform") }
    return (
      what,
      {
        self.sizing = sizing
        if let spacing { (self as? StackContainer)?.spacing = spacing }
      }
    )
  }
}

extension AnyRelation {
  /// Leaves out what is no number in a place, for one pass.
  func leaveOutUnusableNumbers() -> (what: [String], restore: () -> Void)? {
    if let relation = self as? Relation<AbsoluteContainer> {
      let old = relation.placement
      let what = relation.placement.leaveOutUnusable()
      return what.isEmpty ? nil : (what, { relation.placement = old })
    }
    if let relation = self as? Relation<RelativeContainer>, let old = relation.placement.pinned {
      let what = relation.placement.pinned?.leaveOutUnusable() ?? []
      return what.isEmpty ? nil : (what, { relation.placement.pinned = old })
    }
    if let relation = self as? Relation<StackContainer>, let old = relation.placement.spacingAfter,
      !old.isFinite
    {
      relation.placement.spacingAfter = nil
      return (["spacing after it (\(old))"], { relation.placement.spacingAfter = old })
    }
    return nil
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
      return number >= 0 && (infinite || number < .infinity)
    }
    func isUsable(_ length: NaturalLength) -> Bool {
      if case .fixed(let number) = length { isUsable(number) } else { true }
    }
    return isUsable(width) && isUsable(height) && isUsable(minWidth) && isUsable(minHeight)
      && isUsable(maxWidth, infinite: true) && isUsable(maxHeight, infinite: true)
      && isUsable(aspectRatio) && isUsable(naturalWidth) && isUsable(naturalHeight)
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

extension AbsolutePlacement {
  fileprivate mutating func leaveOutUnusable() -> [String] {
    var what: [String] = []
    for axis in Axis.allCases where !self[axis].isFinite {
      what.append(axis == .horizontal ? "place along x" : "place along y")
      self[axis] = Span()
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
