extension Node {
  /// Marks the node as changed in a way that Quoin cannot observe, like UIKit's `setNeedsLayout()`.
  ///
  /// Call it from the `didSet` of your subclass's own properties if its size or content depends on
  /// them, and override ``notesItsChanges``. A scene then reuses its layout as long as nothing
  /// changes; otherwise it lays out again each time.
  public final func setNeedsLayout() { noteChange() }

  /// Whether a class is one of Quoin's own, whose properties all note their changes.
  package static func isOwn(_ type: Node.Type) -> Bool {
    // The most frequent ones first, because hashing takes longer than comparing.
    type == TextNode.self || type == FlexContainer.self || type == FlowContainer.self
      || type == RelativeContainer.self || type == ShapeNode.self || type == StackContainer.self
      || type == ImageNode.self || ownClasses.contains(ObjectIdentifier(type))
  }

  /// Whether a class is one of Quoin's own or that of lists, whose rows are made by foreign code.
  package static func isKnown(_ type: Node.Type) -> Bool {
    isOwn(type) || type == ListContainer.self
  }

  /// Whether all nodes of the class have the same default font.
  package var hasFontOfClass: Bool {
    !(self is ControlNode) && !(self is RelativeContainer) && Node.isOwn(type(of: self))
  }

  // A list is not among them: the closures that make its rows are foreign code, which runs when they are released.
  private static let ownClasses: Set<ObjectIdentifier> = Set(
    [
      Node.self, TextNode.self, ImageNode.self, ShapeNode.self, ButtonNode.self, SwitchNode.self,
      SliderNode.self, StepperNode.self, SegmentedControlNode.self, ProgressNode.self,
      ActivityIndicatorNode.self, PageControlNode.self, PickerNode.self, AccessoryNode.self,
      ForeignNode.self, TextFieldNode.self, TextViewNode.self, SearchBarNode.self, BarNode.self,
      SeparatorNode.self, RelativeContainer.self, StackContainer.self, AbsoluteContainer.self,
      FlexContainer.self, FlowContainer.self, GridContainer.self, LayoutContainer.self,
      AndroidLeaf.self, AndroidLinear.self, AndroidFrame.self, AndroidRelative.self,
      AndroidConstraint.self, AndroidTable.self, AndroidTableRow.self, AndroidGrid.self,
      AndroidFlexbox.self, AndroidCoordinator.self, AndroidDrawer.self, AndroidSwipe.self,
      AndroidAbsolute.self,
    ].map { ObjectIdentifier($0) })
}
