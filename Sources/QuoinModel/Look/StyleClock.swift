import Synchronization

/// Counts the moments at which somebody resolved styles.
///
/// A node notes the moment of its last change, and so do all containers above it; who resolved
/// styles at a moment looks only where something is later. Any number of them can look at one tree.
package enum StyleClock {
  private static let counter = Atomic<UInt64>(1)

  /// The moment that changes are noted under.
  package static var now: UInt64 { counter.load(ordering: .relaxed) }

  /// Ends the moment: later changes are noted under a later one.
  ///
  /// - Returns: the moment that ended.
  package static func tick() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }
}

extension Node {
  /// Notes that something changed by which rules select or that styles are made of.
  package final func noteStyleChange() {
    styleMoment = StyleClock.now
    var step: Node? = self
    while let node = step, node.subtreeStyleMoment != styleMoment {
      node.subtreeStyleMoment = styleMoment
      step = node.parent
    }
    noteSubtreeChange()
  }

  /// Notes that children came or went.
  package final func noteStructureChange() {
    structureMoment = StyleClock.now
    noteStyleChange()
  }

  /// Notes that the node has another direction, by which all in it is resolved.
  package final func noteDirectionChange() {
    directionMoment = StyleClock.now
    noteStyleChange()
  }

  /// Notes that something changed that a layout reads, beside what styles are made of.
  package final func noteChange() {
    changeMoment = StyleClock.now
    noteSubtreeChange()
  }

  private func noteSubtreeChange() {
    let now = StyleClock.now
    var step: Node? = self
    while let node = step, node.subtreeChangeMoment != now {
      node.subtreeChangeMoment = now
      step = node.parent
    }
  }
}
