/// Documents for tests.
enum Documents {
  /// A storyboard of scenes, each with a root view of its own.
  static func storyboard(_ roots: String..., device: String = "retina6_12") -> String {
    let scenes = roots.enumerated().map { index, root in
      """
      <scene sceneID="scene\(index + 1)"><objects>
      <viewController id="vc\(index + 1)" sceneMemberID="viewController">\(root)</viewController>
      </objects></scene>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc1">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined())</scenes>
      </document>
      """
  }

  /// A root view.
  static func root(
    _ subviews: String = "", constraints: String = "", attributes: String = "", more: String = ""
  ) -> String {
    """
    <view key="view" id="root" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(subviews)
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>\(more)
    <constraints>
    \(constraints)
    </constraints>
    </view>
    """
  }

  /// A view that constraints place.
  static func view(
    _ id: String, tag: String = "view", attributes: String = "", width: String = "10",
    height: String = "10", inside: String = ""
  ) -> String {
    """
    <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inside)</\(tag)>
    """
  }

  /// `first.attribute == second.attribute * multiplier + constant`, or `first.attribute == constant`.
  static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String = "",
    _ constant: String = "0", attributes: String = ""
  ) -> String {
    let end = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other)\"" } ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(end) \
      constant="\(constant)" \(attributes) id="\(first)-\(attribute)"/>

      """
  }

  /// Constraints that put a view at a place below the safe area, in a size.
  static func place(_ id: String, x: Int, y: Int, width: Int, height: Int) -> String {
    constraint(id, "leading", "root", "leading", "\(x)")
      + constraint(id, "top", "safe", "top", "\(y)")
      + constraint(id, "width", constant: width) + constraint(id, "height", constant: height)
  }

  static func constraint(_ first: String, _ attribute: String, constant: Int) -> String {
    constraint(first, attribute, nil, "", "\(constant)")
  }

  /// A document with one view at (20, 59 + 8) in 100 by 40.
  static let good = storyboard(
    root(view("box"), constraints: place("box", x: 20, y: 8, width: 100, height: 40)))
  /// A document with a conflict.
  static let conflict = storyboard(
    root(
      view("box"),
      constraints: place("box", x: 20, y: 8, width: 100, height: 40)
        + constraint("box", "width", constant: 50)))
}
