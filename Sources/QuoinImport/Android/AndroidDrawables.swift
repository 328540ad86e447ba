import QuoinGeometry

/// Determines the sizes of a project's drawables, in pixels.
struct AndroidDrawables {
  let resolver: AndroidResolver

  /// The size of a drawable, as far as it is known.
  enum Extent: Hashable {
    /// There is no drawable.
    case none
    /// The drawable has no intrinsic size, such as a colour.
    case unsized
    /// The drawable has a width and a height in pixels.
    case pixels(Int, Int)
    /// The size of the drawable is unknown.
    case unknown
  }

  /// Returns the size of the drawable that a value refers to.
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
    if let (width, height) = resolver.project.notedSize("\(reference.kind)/\(reference.name)") {
      return .pixels(width, height)
    }
    if reference.kind == "color" { return .unsized }
    guard resolver.project.file("\(reference.kind)/\(reference.name)") != nil,
      let drawable = AndroidDrawableReader(resolver, themes).drawable(raw)
    else { return .unknown }
    guard let size = drawable.size else { return .unsized }
    let density = resolver.units.density
    return .pixels(
      AndroidUnits.rounded(size.width * density), AndroidUnits.rounded(size.height * density))
  }

  /// Returns whether the size of a drawable comes from a file of the project, and not from
  /// accompanying notes.
  func isFile(_ raw: String?, _ themes: [String]) -> Bool {
    guard let value = raw.flatMap({ resolver.text($0, themes) }),
      let reference = AndroidReference(value)
    else { return false }
    return resolver.project.notedSize("\(reference.kind)/\(reference.name)") == nil
      && resolver.project.file("\(reference.kind)/\(reference.name)") != nil
  }
}
