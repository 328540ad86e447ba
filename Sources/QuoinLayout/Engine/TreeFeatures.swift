import QuoinModel

/// What occurs among the nodes of a tree; nothing has to be done for what does not.
struct TreeFeatures: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nodes that follow models.
  static let bindings = TreeFeatures(rawValue: 1)
  /// Diagnostics of descriptions.
  static let descriptionDiagnostics = TreeFeatures(rawValue: 2)
  /// Constraints that nodes hold.
  static let constraints = TreeFeatures(rawValue: 4)
  /// Texts with parts that have looks of their own, whose numbers are checked.
  static let spans = TreeFeatures(rawValue: 8)
  /// Containers without an algorithm.
  static let unknownContainers = TreeFeatures(rawValue: 16)
  /// Padding or sizes from styles.
  static let metrics = TreeFeatures(rawValue: 32)
  /// Grids.
  static let grids = TreeFeatures(rawValue: 64)
  /// Nodes of classes that are neither Quoin's own nor those of lists.
  static let foreignNodes = TreeFeatures(rawValue: 128)

  /// Adds what occurs at a node.
  mutating func note(_ node: Node, _ role: ContainerRole, _ look: Look) {
    if node.hasBindings { insert(.bindings) }
    if node.hasDescriptionDiagnostics { insert(.descriptionDiagnostics) }
    if node.hasKeptConstraints { insert(.constraints) }
    if look.hasMetrics { insert(.metrics) }
    if role.isEmpty {
      if node.isContainer { insert(.unknownContainers) }
    } else if role.contains(.grid) {
      insert(.grids)
    }
    if !contains(.spans), node.hasSpans { insert(.spans) }
    if !contains(.foreignNodes), !Node.isKnown(type(of: node)) { insert(.foreignNodes) }
  }
}
