import Foundation
import QuoinModel

@testable import QuoinImport

/// Documents for tests, with the parts that all have in common.
enum Documents {
  /// A storyboard with one controller, of which the view is given.
  static func storyboard(
    view: String, controller: String = "", guides: String = "", resources: String = "",
    extra: String = "", tools: String = "21507", device: String = "retina6_12"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="vc">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="vc" \(controller) sceneMemberID="viewController">\(guides)\(view)</viewController>
    </objects></scene>\(extra)</scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A root view with subviews and constraints.
  static func root(
    _ subviews: String, constraints: String = "", more: String = "", width: Int = 393,
    height: Int = 852
  ) -> String {
    """
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    \(more)
    <constraints>\(constraints)</constraints>
    </view>
    """
  }

  /// A xib with objects at its top.
  static func xib(_ objects: String, tools: String = "21507", device: String = "retina6_12")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects></document>
    """
  }

  /// The result of reading a document's text.
  static func read(_ text: String, _ options: ImportOptions = ImportOptions()) throws
    -> ImportedDocument
  {
    try InterfaceBuilder.read(Data(text.utf8), options: options)
  }
}

extension ImportedDocument {
  /// The node with an id, in any scene.
  subscript(id: String) -> Node? {
    var rest = scenes.map { $0.root }
    while let node = rest.popLast() {
      if node.identifier == id { return node }
      if let container = node as? ContainerNode { rest += container.relations.map { $0.node } }
    }
    return nil
  }

  /// The rules of the diagnostics, in order.
  var rules: [String] { diagnostics.map { $0.rule } }
}
