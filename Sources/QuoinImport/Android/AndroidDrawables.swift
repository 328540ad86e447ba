import Foundation

/// How large the pictures of a project are, in pixels.
struct AndroidDrawables {
  let resolver: AndroidResolver

  /// What is known of a drawable's size.
  enum Extent: Hashable {
    /// There is no drawable.
    case none
    /// A drawable without a size of its own, such as a colour.
    case unsized
    /// So many pixels.
    case pixels(Int, Int)
    /// A drawable of which nothing is known.
    case unknown
  }

  /// The size of what a value names.
  func extent(_ raw: String?, _ themes: [String]) -> Extent {
    guard let raw, !raw.hasPrefix("@null"), !raw.hasPrefix("@empty") else { return .none }
    guard let value = resolver.text(raw, themes) else {
      return raw.hasPrefix("?") || raw.hasPrefix("@") ? .unknown : .none
    }
    if value.hasPrefix("#") { return .unsized }
    guard let reference = AndroidReference(value) else { return .unknown }
    if reference.isOfFramework {
      let line = Int(resolver.units.density.rounded())
      return reference.name == "divider" ? .pixels(line, line) : .unknown
    }
    if let (width, height) = resolver.project.notes.size("\(reference.kind)/\(reference.name)") {
      return .pixels(width, height)
    }
    if reference.kind == "color" { return .unsized }
    guard let path = resolver.project.file("\(reference.kind)/\(reference.name)") else {
      return .unknown
    }
    return path.hasSuffix(".xml") ? drawing(path, themes) : .unknown
  }

  /// The size of a drawing in XML.
  private func drawing(_ path: String, _ themes: [String]) -> Extent {
    guard let file = resolver.project.document(path), let root = file.tree.root else {
      return .unknown
    }
    func size(_ element: XMLTreeElement) -> Extent {
      let attributes = file.attributes(element)
      let sides = (["android:width", "android:height"] as [AndroidName]).map { name in
        attributes[name].flatMap { resolver.text($0, themes) }.flatMap { resolver.units.size($0) }
      }
      guard let width = sides[0], let height = sides[1] else { return .unsized }
      return .pixels(width, height)
    }
    switch root.name {
    case let tag where tag.hasSuffix("vector"): return size(root)
    case "shape": return root.child("size").map(size) ?? .unsized
    default: return .unknown
    }
  }
}
