import QuoinGeometry
import QuoinModel

/// The screen around a scene's view, with its bars.
///
/// It is separate from the view's tree, so that frames are those of the document. Pictures insert the
/// view's arrangement into the screen's.
package struct ImportedScreen {
  /// The tree of the screen.
  package let root: Node
  /// The size of the screen, in points.
  package let size: Size
  /// The node that has the view's frame.
  package let content: NodeID
  /// The insets of the view that the bars cover.
  package var covers = EdgeInsets.zero
  /// Whether there is a navigation bar, below which scrollable content starts.
  package var hasNavigationBar = false
  /// The nodes of columns that show other scenes beside the view, with the indices of those scenes.
  package var columns: [NodeID: Int] = [:]
  /// The placeholders in bars for views of a document, with each view's element.
  var views: [(element: XMLTreeElement, room: NodeID)] = []

  init(root: Node, size: Size, content: NodeID) {
    self.root = root
    self.size = size
    self.content = content
  }
}
