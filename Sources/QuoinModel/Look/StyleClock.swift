import Synchronization

/// A clock of moments at which styles were resolved.
///
/// A node records the moment of its last change, and so do all its ancestors; after styles were
/// resolved at a moment, only later changes need to be considered. Any number of observers can use
/// it for one tree.
package enum StyleClock {
  private static let counter = Atomic<UInt64>(1)

  /// The current moment, with which changes are recorded.
  package static var now: UInt64 { counter.load(ordering: .relaxed) }

  /// Ends the current moment: later changes are recorded with a later one.
  ///
  /// - Returns: the moment that ended.
  package static func tick() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }
}

extension Node {
  /// Records a change that affects selectors or styles.
  package final func noteStyleChange() {
    styleMoment = StyleClock.now
    var step: Node? = self
    while let node = step, node.subtreeStyleMoment < styleMoment {
      node.subtreeStyleMoment = styleMoment
      step = node.parent
    }
    noteSubtreeChange()
  }

  /// Records a change of the node's direction, which affects its descendants.
  package final func noteDirectionChange() {
    directionMoment = StyleClock.now
    noteStyleChange()
  }

  /// Records a change of the node's name, by which style rules select and which diagnostics contain.
  package final func noteNameChange() {
    changeMoment = StyleClock.now
    noteStyleChange()
  }

  /// Records a change that affects layout but not styles.
  package final func noteChange() {
    changeMoment = StyleClock.now
    noteSubtreeChange()
  }

  /// Calls a closure that sets values of the node for a time, or restores them, without recording a change.
  package final func withoutNotingChanges(_ body: () -> Void) {
    let moments = (
      styleMoment, subtreeStyleMoment, directionMoment, changeMoment, subtreeChangeMoment
    )
    // The ancestors of a node that has changed in this moment or a later one are not visited. The clock may go on
    // meanwhile, for trees in other threads.
    (subtreeStyleMoment, subtreeChangeMoment) = (.max, .max)
    body()
    (styleMoment, subtreeStyleMoment, directionMoment, changeMoment, subtreeChangeMoment) = moments
  }

  private final func noteSubtreeChange() {
    let now = StyleClock.now
    var step: Node? = self
    while let node = step, node.subtreeChangeMoment < now {
      node.subtreeChangeMoment = now
      let container = node.parent
      container?.note(node, changedAt: now)
      step = container
    }
  }
}

extension ContainerNode {
  /// Records that children were removed or moved, or that a child was added.
  final func noteStructureChange(adding child: Node? = nil) {
    structureMoment = StyleClock.now
    if let child {
      // There are no entries for the time with few children. An added child may have changed elsewhere before.
      if relations.count > ContainerNode.journaledCount + 1 {
        journal.note(child.id, at: structureMoment)
      } else {
        journal.restart(at: structureMoment)
      }
    }
    noteStyleChange()
  }

  /// Records that the list of children was replaced by another one.
  final func noteOtherChildren() {
    journal.restart(at: StyleClock.now)
    noteStructureChange()
  }

  /// The number of children above which their changes are entered in the journal; visiting fewer costs no more than
  /// looking up one.
  package static let journaledCount = 16

  /// Records that a child or one of its descendants changed.
  fileprivate final func note(_ child: Node, changedAt moment: UInt64) {
    if relations.count > ContainerNode.journaledCount { journal.note(child.id, at: moment) }
  }
}
