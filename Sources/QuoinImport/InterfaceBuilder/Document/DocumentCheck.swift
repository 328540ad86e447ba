import QuoinModel

/// Rejects documents that are not iOS documents of Interface Builder.
enum DocumentCheck {
  static func check(_ root: XMLTreeElement, path: String) throws(ImportError) {
    let place = SourcePlace(file: path, line: root.line, column: root.column)
    if root.name == "archive" {
      throw ImportError(
        .unsupported,
        "the document is in the format of Xcode 4; open and save it in a newer"
          + " Xcode", place: place)
    }
    guard root.name == "document" else {
      throw ImportError(
        .wrongRoot,
        "the document's outermost element is <\(root.name)>, not the <document> of"
          + " Interface Builder", place: place)
    }
    let runtime = root["targetRuntime"]
    let type = root["type"] ?? ""
    guard runtime != nil || type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw ImportError(
        .wrongRoot, "the <document> has no type of Interface Builder", place: place)
    }
    switch runtime {
    case nil where !type.contains("Cocoa.") && !type.contains("WatchKit"): return
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": return
    default:
      throw ImportError(
        .unsupported,
        "documents for \(platform(runtime ?? type)) are not read, only those for"
          + " iOS and iPadOS", place: place)
    }
  }

  private static func platform(_ runtime: String) -> String {
    if runtime.contains("watch") || runtime.contains("Watch") { return "watchOS" }
    if runtime.contains("AppleTV") { return "tvOS" }
    if runtime.contains("MacOSX") || runtime.contains("Cocoa.") { return "macOS" }
    return "'\(runtime)'"
  }
}
