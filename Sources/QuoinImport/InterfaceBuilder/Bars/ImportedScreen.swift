import QuoinGeometry
import QuoinModel

/// What is drawn around the view of a scene: the screen with its bars.
///
/// The view's own tree knows nothing of it, so that frames are those of the document; pictures put the
/// view's arrangement into that of the screen.
package struct ImportedScreen {
  /// The tree of the screen.
  package let root: Node
  /// The size of the screen, in points.
  package let size: Size
  /// The node that has the view's frame.
  package let content: NodeID
  /// What the bars cover of the view.
  package var covers = EdgeInsets.zero
  /// Whether there is a navigation bar, under which all that scrolls begins below it.
  package var hasNavigationBar = false
  /// The rooms for views of the document in the bars, by the views' elements.
  var views: [(element: Int, room: NodeID)] = []

  init(root: Node, size: Size, content: NodeID) {
    self.root = root
    self.size = size
    self.content = content
  }
}
