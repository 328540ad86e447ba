import QuoinGeometry
import QuoinModel

/// A change from one arrangement to another, with an arrangement for each moment.
///
///     let transition = scene.transition(.spring(Spring(duration: 0.4, bounce: 0.2)), in: size) {
///       card.sizing.height = 200     // constraints, frames, styles and new children work alike
///     }
///     transition.arrangement(at: 0.1)
///
/// Nodes are matched by identity wherever they are in the tree: a node that changes its container moves across. Frames,
/// colours, opacity, corners, lines, transforms, the pieces of inline elements, table backgrounds, collapsed borders
/// and slider knobs are interpolated; texts, pictures and fonts switch to the end's immediately. A new node appears at
/// its final position and fades in; a removed one stays at its old position in its container and fades out; a node that
/// is hidden at one end fades as well. Frames between the ends are not rounded to whole pixels.
public struct Transition: Sendable {
  /// The arrangement before the change.
  public let from: Arrangement
  /// The arrangement after the change.
  public let to: Arrangement
  /// The course of the change in time.
  public let timing: Timing
  private let tree: MergedTree
  private let fromOrigins: [Point]
  private let toOrigins: [Point]

  /// Creates a change from one arrangement to another.
  ///
  /// - Complexity: O(n) in the items of both.
  public init(from: Arrangement, to: Arrangement, timing: Timing = .easeInOut()) {
    self.from = from
    self.to = to
    self.timing = timing
    tree = MergedTree(from, to)
    fromOrigins = Transition.origins(from)
    toOrigins = Transition.origins(to)
  }

  /// The time from the start to the end of all movement, in seconds.
  public var duration: Double { timing.duration }

  /// Returns the arrangement at a time, in seconds from the start.
  ///
  /// - Complexity: O(n).
  public func arrangement(at time: Double) -> Arrangement {
    guard time > timing.delay else { return from }
    guard time < duration else { return to }
    return arrangement(progress: timing.progress(at: time))
  }

  /// Returns the arrangement at a progress, regardless of the timing; 0 is the start and 1 the end.
  ///
  /// - Complexity: O(n).
  public func arrangement(progress: Double) -> Arrangement {
    let fraction = progress.isFinite ? progress : 1
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    var origins: [Point] = []
    origins.reserveCapacity(tree.entries.count)
    let items = tree.entries.map { entry in
      let outer = entry.parent >= 0 ? origins[entry.parent] : .zero
      var item = self.item(entry, fraction)
      let frame = absoluteFrame(entry, outer, fraction)
      origins.append(frame.origin)
      item.frame = Rect(origin: frame.origin - outer, size: frame.size)
      return item
    }
    return Arrangement(
      size: Interpolation.size(from.size, to.size, fraction), traits: to.traits,
      safeArea: Interpolation.insets(from.safeArea, to.safeArea, fraction), items: items,
      diagnostics: to.diagnostics,
      windows: from.windows.merging(to.windows) { _, end in end },
      documentTerms: to.documentTerms ?? from.documentTerms)
  }

  /// Returns a change from the arrangement shown at a time, in seconds, to another one.
  ///
  /// Use it to redirect a transition before it has ended.
  public func interrupted(
    at time: Double, to other: Arrangement, timing: Timing? = nil
  ) -> Transition {
    Transition(from: arrangement(at: time), to: other, timing: timing ?? self.timing)
  }

  private func absoluteFrame(_ entry: MergedTree.Entry, _ outer: Point, _ fraction: Double) -> Rect
  {
    switch (entry.from, entry.to) {
    case (let old?, let new?):
      Interpolation.rect(
        Rect(origin: fromOrigins[old], size: from.items[old].frame.size),
        Rect(origin: toOrigins[new], size: to.items[new].frame.size), fraction)
    case (let old?, nil): from.items[old].frame.offset(by: outer)
    case (nil, let new?): to.items[new].frame.offset(by: outer)
    case (nil, nil): .zero
    }
  }

  private func item(_ entry: MergedTree.Entry, _ fraction: Double) -> Arrangement.Item {
    let part = min(1, max(0, fraction))
    var item: Arrangement.Item
    switch (entry.from, entry.to) {
    case (let old?, let new?): item = moved(from.items[old], to.items[new], fraction)
    case (let old?, nil):
      item = from.items[old]
      fade(&item, entry, 1 - part)
    case (nil, let new?):
      item = to.items[new]
      fade(&item, entry, part)
    case (nil, nil): preconditionFailure("an entry without a node")
    }
    item.parent = entry.parent >= 0 ? entry.parent : nil
    item.end = entry.end
    return item
  }

  /// Fades an item that is added or removed.
  ///
  /// Descendants fade with their container. A new container around nodes that existed before does not fade as a whole,
  /// which would hide them: only its background and its border do.
  private func fade(_ item: inout Arrangement.Item, _ entry: MergedTree.Entry, _ part: Double) {
    let outer = entry.parent >= 0 ? tree.entries[entry.parent] : nil
    guard outer.map({ $0.stays || $0.holdsStayers }) ?? true else { return }
    guard entry.holdsStayers else {
      item.look.alpha *= part
      return
    }
    item.look = Interpolation.faded(item.look, part)
  }

  private func moved(
    _ old: Arrangement.Item, _ new: Arrangement.Item, _ fraction: Double
  ) -> Arrangement.Item {
    let part = min(1, max(0, fraction))
    var item = new
    let sizes = Interpolation.Sizes(from: old.frame.size, to: new.frame.size)
    item.look = Interpolation.look(old.look, new.look, fraction, sizes)
    item.parts = Interpolation.looks(old.parts, new.parts, fraction, sizes)
    item.contentInsets = Interpolation.insets(old.contentInsets, new.contentInsets, fraction)
    item.content = Interpolation.content(old.content, new.content, fraction)
    item.texts = Interpolation.texts(old.texts, new.texts, fraction)
    item.pieces = Interpolation.pieces(old, new, fraction)
    if old.isHidden != new.isHidden {
      item.isHidden = false
      item.look.alpha *= old.isHidden ? part : 1 - part
      // Hidden items have no lines.
      if new.isHidden { item.texts = old.texts }
    }
    return item
  }

  /// Returns the top left corners of all items in the root's coordinates.
  private static func origins(_ arrangement: Arrangement) -> [Point] {
    var origins: [Point] = []
    origins.reserveCapacity(arrangement.items.count)
    for item in arrangement.items {
      let outer = item.parent.map { origins[$0] } ?? .zero
      origins.append(outer + item.frame.origin)
    }
    return origins
  }
}

extension Scene {
  /// Lays the tree out, runs a block that changes it, and lays it out again.
  ///
  /// This is UIKit's `animate(withDuration:animations:)` without `layoutIfNeeded`.
  ///
  /// - Parameters:
  ///   - timing: The course of the change in time.
  ///   - size: The available size, in points; `nil` for the root's preferred size.
  ///   - traits: The traits of the environment.
  ///   - changes: A closure that changes the tree: constraints, frames, styles, children.
  public func transition(
    _ timing: Timing = .easeInOut(), in size: Size? = nil, traits: Traits = Traits(),
    _ changes: () throws -> Void
  ) rethrows -> Transition {
    let from = layout(in: size, traits: traits)
    try changes()
    return Transition(from: from, to: layout(in: size, traits: traits), timing: timing)
  }
}
