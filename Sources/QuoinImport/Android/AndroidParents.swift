import QuoinGeometry
import QuoinModel

/// A group that takes the views of a document with their layout parameters.
protocol AndroidParent: AnyObject {
  /// Reads the parameters of a view, and puts it into the group.
  func take(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater)
}

extension AndroidFrame: AndroidParent {
  func take(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    var box = attributes.box()
    if measuresAllChildren, !children.isEmpty {
      // One child at a time is shown of those that an animator has.
      box.isGone = true
      node.isHidden = true
    }
    add(Relation(node, Placement(box, gravity: attributes.gravity("android:layout_gravity"))))
  }
}

extension AndroidLinear: AndroidParent {
  func take(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(
      Relation(
        node,
        Placement(
          attributes.box(), weight: Float(attributes.number("android:layout_weight") ?? 0),
          gravity: attributes.gravity("android:layout_gravity"))))
  }
}

extension AndroidAbsolute: AndroidParent {
  func take(_ node: Node, _ attributes: AndroidAttributes, _ inflater: AndroidInflater) {
    add(
      Relation(
        node,
        Placement(
          attributes.box(), x: attributes.size("android:layout_x") ?? 0,
          y: attributes.size("android:layout_y") ?? 0)))
  }
}
