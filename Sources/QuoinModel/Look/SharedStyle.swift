/// A style that several nodes wear live: change it, and every wearer changes.
///
///     let look = SharedStyle(.content)
///     label.wear(look)
///     button.wear(look)
///     look.style.cornerRadius = 4  // both change
///
/// Nodes hold what they wear, and a shared style knows its wearers without holding them. A change
/// costs one note for each wearer and its containers; the next layout looks at those only. A shared
/// style is used from the isolation of its wearers.
public final class SharedStyle {
  /// The properties.
  public var style: Style {
    didSet { noteChange() }
  }

  private var wearers: [NodeID: Wearer] = [:]
  private var roomForWearers = 16

  /// A style to be worn.
  public init(_ style: Style = Style()) { self.style = style }

  /// A style by a block that sets properties.
  public convenience init(_ change: (inout Style) -> Void) { self.init(Style(change)) }

  /// How many nodes wear the style.
  ///
  /// - Complexity: O(n) in the number of wearers.
  public var wearerCount: Int { wearers.values.reduce(0) { $0 + ($1.node == nil ? 0 : 1) } }

  func add(_ node: Node) {
    if wearers.count >= roomForWearers {
      wearers = wearers.filter { $0.value.node != nil }
      roomForWearers = max(16, wearers.count * 2)
    }
    wearers[node.id] = Wearer(node: node)
  }

  func remove(_ node: Node) { wearers[node.id] = nil }

  private func noteChange() {
    for wearer in wearers.values { wearer.node?.noteStyleChange() }
  }

  private struct Wearer {
    weak var node: Node?
  }
}
