import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// CSS Ruby 1 §3.3: the annotations of boxes in a line.
extension InlineLineFiller {
  /// Returns how far the annotations on a line reach over and under its baseline.
  func annotation(
    of pieces: [Piece], _ standings: [Standing], _ extents: LineExtents
  ) -> InlineStyle.Annotation {
    var result = InlineStyle.Annotation()
    for (piece, standing) in zip(pieces, standings) {
      guard case .atomic(_, let node) = text.parts[piece.part],
        let own = pass.tree.elements[node]?.inline.annotation, own != InlineStyle.Annotation()
      else { continue }
      let rise = standing.rise + extents.rise(of: standing.group)
      result.over = max(result.over, own.over + rise)
      result.under = max(result.under, own.under - rise)
    }
    return result
  }

  /// The space above the first line of the block, as in browsers: the margins above it and its padding, and what the
  /// block before leaves below its text.
  var spaceOfBlock: Double {
    guard let style = pass.tree.elements[text.container]?.style else { return 0 }
    let before = elementBefore
    var padding = 0.0
    if case .points(let own) = style.padding(.top) { padding = own }
    // A border is between the margins and the line.
    guard style.border(.top) == 0 else { return padding }
    var margins = [0.0]
    if case .points(let margin) = style.margin(.top) { margins.append(margin) }
    if let before, case .points(let margin)? = pass.tree.elements[before]?.style.margin(.bottom) {
      margins.append(margin)
    }
    // CSS 2 §8.3.1: margins collapse.
    let space = max(0, (margins.max() ?? 0) + (margins.min() ?? 0)) + padding
    guard let before, pass.tree.elements[before]?.display == .block,
      Int(pass.tree.ends[before]) > before + 1, pass.tree.nodes[before + 1] is TextNode,
      let own = pass.tree.elements[before], own.style.padding(.bottom) == .zero,
      own.style.border(.bottom) == 0
    else { return space }
    let metrics = pass.inlineMetrics(of: before)
    return space + max(0, metrics.below - metrics.descent)
  }

  /// The element before the block in the same parent, if it is a block in the flow.
  private var elementBefore: Int? {
    let parent = Int(pass.tree.parents[text.container])
    guard parent >= 0 else { return nil }
    var found = text.container
    repeat {
      // The node before in tree order is the sibling or in it.
      found -= 1
      while found > parent, Int(pass.tree.parents[found]) != parent {
        found = Int(pass.tree.parents[found])
      }
    } while found > parent && pass.tree.nodes[found] is TextNode
    guard found > parent, let element = pass.tree.elements[found], element.level == .block,
      element.float == .none, !element.style.position.isOutOfFlow
    else { return nil }
    return found
  }
}
