extension Node {
  /// Says that something changed that a layout reads and that is no property of Quoin's own, like
  /// UIKit's `setNeedsLayout()`.
  ///
  /// A class of your own whose size or content follows from properties of its own calls it from their
  /// `didSet`, and overrides ``notesItsChanges``; the layout of a scene is kept while nothing changes
  /// then, and otherwise it is made anew each time that it is asked for.
  public final func setNeedsLayout() { noteChange() }

  /// Whether a class is one of Quoin's own, of which every property notes its changes.
  package static func isOwn(_ type: Node.Type) -> Bool {
    ownClasses.contains(ObjectIdentifier(type))
  }

  // A list moves its window by itself, and is not among them.
  private static let ownClasses: Set<ObjectIdentifier> = Set(
    [
      Node.self, TextNode.self, ImageNode.self, ShapeNode.self, ButtonNode.self, SwitchNode.self,
      SliderNode.self, StepperNode.self, SegmentedControlNode.self, ProgressNode.self,
      ActivityIndicatorNode.self, PageControlNode.self, PickerNode.self, AccessoryNode.self,
      ForeignNode.self, TextFieldNode.self, TextViewNode.self, SearchBarNode.self, BarNode.self,
      SeparatorNode.self, RelativeContainer.self, StackContainer.self, AbsoluteContainer.self,
      FlexContainer.self, FlowContainer.self, GridContainer.self, LayoutContainer.self,
    ].map { ObjectIdentifier($0) })
}
