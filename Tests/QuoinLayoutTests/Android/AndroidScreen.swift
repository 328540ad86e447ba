import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A frame of a window at two pixels a point, in which groups of Android are laid out; all numbers are pixels.
struct AndroidScreen {
  let content = AndroidFrame(density: 2)
  var direction = LayoutDirection.leftToRight

  /// The arrangement of a group in a window of a size.
  func layout(_ root: Node, _ box: AndroidBox, in width: Int, _ height: Int) -> Arrangement {
    content.add(Relation(root, AndroidFrame.Placement(box)))
    return Scene(content, text: SquareTextMeasurer()).layout(
      in: Size(Double(width) / 2, Double(height) / 2),
      traits: Traits(displayScale: 2, layoutDirection: direction))
  }

  /// A view of a size of its own.
  static func leaf(_ width: Int, _ height: Int) -> AndroidLeaf {
    AndroidLeaf(.fixed(width: width, height: height), density: 2)
  }

  /// A text with letters of a size.
  static func text(_ string: String, em: Int, gravity: AndroidGravity = [.start, .top])
    -> AndroidLeaf
  {
    var text = AndroidText()
    text.string = string
    text.size = em
    text.gravity = gravity
    let leaf = AndroidLeaf(.text(text), density: 2)
    leaf.style.text.font = Font(size: Double(em) / 2)
    return leaf
  }
}

extension Arrangement {
  /// The frame of a node in pixels, from the corner of its group.
  func pixels(_ node: Node) -> [Int] {
    guard let frame = self[node]?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 2).rounded()) }
  }
}

extension AndroidBox {
  /// A box of lengths, where -1 is the parent's and -2 the content's.
  init(
    _ width: Int, _ height: Int, margins: AndroidMargins = AndroidMargins(), isGone: Bool = false
  ) {
    func length(_ pixels: Int) -> AndroidLength {
      pixels == -1 ? .matchParent : pixels == -2 ? .wrapContent : .pixels(pixels)
    }
    self.init(width: length(width), height: length(height))
    self.margins = margins
    self.isGone = isGone
  }
}
