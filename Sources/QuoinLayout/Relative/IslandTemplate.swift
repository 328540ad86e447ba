import QuoinGeometry
import QuoinModel

/// The rows of an island, for islands of the same form.
///
/// Two islands have the same form if they differ only in the identities of their nodes and in the natural sizes of
/// their members, as the cards of a feed do. Comparing their descriptions costs a tenth of writing the rows.
final class IslandTemplate {
  /// The counts in which islands of one form agree.
  struct Counts: Hashable {
    private var members: Int
    private var nodes: Int
    private var constraints: Int

    init(of island: Island) {
      members = island.members.count
      nodes = island.slots.count
      constraints = island.members.indices.reduce(0) { $0 + island.node($1).keptConstraints.count }
    }
  }

  /// The description of a member.
  private struct Member {
    /// The slot of its container.
    var parent: Int
    var role: ContainerRole
    var direction: LayoutDirection
    var sizing: Sizing
    var priorities: ContentPriorities
    var hasNaturalWidth: Bool
    var hasNaturalHeight: Bool
    var constraints: ConstraintForms
  }

  let rows: SystemRows
  let sources: [RowSource]
  let moving: [MovingRow]
  /// The rows whose constants are natural lengths of members.
  let contents: [(row: Int, slot: Int, axis: Axis)]
  private let slots: [Int32]
  private let members: [Member]
  /// The nodes of all constraints, relative to the root, in order.
  private let targets: [Int32]

  /// Creates a template from an island with the rows of its tree.
  ///
  /// Returns `nil` if the rows follow from more than a form: from frames, pinned rectangles, guides, scrolling or
  /// stacks, or if a constraint was left out.
  init?(of island: Island) {
    guard island.contentVariables.isEmpty, island.guideVariables.isEmpty,
      island.moving.allSatisfy({ if case .content = $0.kind { true } else { false } }),
      island.members.indices.allSatisfy({ IslandTemplate.isPlain($0, island) })
    else { return nil }
    var (members, targets): ([Member], [Int32]) = ([], [])
    var constraintCount = 0
    for slot in island.members.indices {
      let node = island.node(slot)
      guard let constraints = ConstraintForms(of: node),
        node.constrainedNodesSatisfy({ id in
          // Inside a member that is a leaf here, trees of one form may differ.
          guard let index = island.index(of: id), island.slot(of: index) != nil else {
            return false
          }
          targets.append(Int32(index - island.root))
          return true
        })
      else { return nil }
      constraintCount += constraints.count
      members.append(
        Member(
          parent: island.parentSlot(slot), role: island.role(slot),
          direction: island.direction(slot), sizing: island.sizing(slot),
          priorities: node.priorities,
          hasNaturalWidth: island.states[slot].natural.hasNaturalWidth,
          hasNaturalHeight: island.states[slot].natural.hasNaturalHeight, constraints: constraints))
    }
    var writtenCount = 0
    var contents: [(row: Int, slot: Int, axis: Axis)] = []
    for (row, source) in island.sources.enumerated() {
      switch source {
      case .constraint: writtenCount += 1
      case .content(let slot, let axis): contents.append((row, slot, axis))
      default: break
      }
    }
    guard writtenCount == constraintCount else { return nil }
    // An island has no rows of a room before its first question.
    rows = island.rows
    (sources, moving) = (island.sources, island.moving)
    self.contents = contents
    slots = island.slots
    self.members = members
    self.targets = targets
  }

  /// Whether an island has the same form.
  func fits(_ island: Island) -> Bool {
    guard slots == island.slots else { return false }
    var target = 0
    return members.indices.allSatisfy { slot in
      let node = island.node(slot)
      return fits(island, slot, node) && members[slot].constraints.fits(node)
        && node.constrainedNodesSatisfy({ id in
          defer { target += 1 }
          return island.index(of: id).map { $0 - island.root == targets[target] } ?? false
        })
    }
  }

  private func fits(_ island: Island, _ slot: Int, _ node: Node) -> Bool {
    let natural = island.states[slot].natural
    return island.role(slot) == members[slot].role
      && island.parentSlot(slot) == members[slot].parent
      && island.direction(slot) == members[slot].direction
      && natural.hasNaturalWidth == members[slot].hasNaturalWidth
      && natural.hasNaturalHeight == members[slot].hasNaturalHeight
      && node.priorities == members[slot].priorities
      && island.sizing(slot) == members[slot].sizing && IslandTemplate.isPlain(slot, island)
  }

  /// Whether a member is neither pinned, nor scrolls, nor is a stack, nor has alignment insets.
  private static func isPlain(_ slot: Int, _ island: Island) -> Bool {
    !island.role(slot).contains(.stack) && !island.node(slot).hasAlignmentInsets
      && !island.isPinned(slot) && !island.scrolls(slot)
  }
}
