import QuoinModel

/// The fonts of documents by family, and the choice among those of one family: CSS Fonts 4 §5.2.
struct DocumentFaces: Sendable {
  /// A font with its description.
  struct Face: Sendable {
    /// The description, whose family no other font has.
    let rule: FontFaceRule
    let axes: FontAxes

    // The axes of a font that is described as normal, or not at all, do not choose it: its file is read later.
    fileprivate var weights: ClosedRange<Double> { rule.weight ?? 400...400 }
    fileprivate var stretches: ClosedRange<Double> { rule.stretch ?? 100...100 }
    fileprivate var angles: ClosedRange<Double> { rule.slant ?? 0...0 }
  }

  private var families: [String: [Face]] = [:]

  /// Adds a font to the family that its document gives it.
  mutating func add(_ face: Face, to family: String) { families[family, default: []].append(face) }

  /// Returns the fonts of a family that match a request best: CSS Fonts 4 §5.2.
  ///
  /// They have the same width, slant and weight, and cover different characters. Fonts that the document declares later
  /// come first.
  ///
  /// - Returns: The fonts, or `nil` if the family is not one of a document.
  func matching(_ family: String, _ font: Font) -> [Face]? {
    guard let all = families[family] else { return nil }
    var faces = all[...]
    guard all.count > 1 else { return all }
    let stretch = font.stretch
    DocumentFaces.narrow(&faces, \.stretches, to: stretch) { below, above in
      stretch <= 100 ? below ?? above : above ?? below
    }
    let angle = font.angle
    DocumentFaces.narrow(&faces, \.angles, to: angle) { below, above in
      if abs(angle) < 11 {
        // Nearly upright letters rather have a smaller angle in the same direction.
        return angle == 0 || angle < 0 ? above ?? below : below ?? above
      }
      return angle > 0 ? above ?? below : below ?? above
    }
    let weight = font.exactWeight
    DocumentFaces.narrow(&faces, \.weights, to: weight) { below, above in
      if (400...500).contains(weight) {
        return above.flatMap { $0 <= 500 ? $0 : nil } ?? below ?? above
      }
      return weight < 400 ? below ?? above : above ?? below
    }
    return faces.reversed()
  }

  /// Keeps the fonts whose range contains a value, or else the value next to it.
  ///
  /// - Parameter next: chooses between the nearest values below and above.
  private static func narrow(
    _ faces: inout ArraySlice<Face>, _ range: (Face) -> ClosedRange<Double>, to wanted: Double,
    _ next: (_ below: Double?, _ above: Double?) -> Double?
  ) {
    let exact = faces.filter { range($0).contains(wanted) }
    guard exact.isEmpty else {
      faces = exact[...]
      return
    }
    let below = faces.map { range($0).upperBound }.filter { $0 < wanted }.max()
    let above = faces.map { range($0).lowerBound }.filter { $0 > wanted }.min()
    guard let value = next(below, above) else { return }
    faces = faces.filter { range($0).contains(value) }[...]
  }
}

extension DocumentFaces.Face {
  /// The values on the font's axes for a request, which other fonts of the text do not change: CSS Fonts 4 §7.1.
  ///
  /// - Parameter size: the font size, in points.
  func variations(_ font: Font, size: Double) -> [String: Double] {
    var values: [String: Double] = [:]
    if let axis = axes.ranges["wdth"] {
      values["wdth"] = axis.nearest((rule.stretch ?? axis).nearest(font.stretch))
    }
    if let axis = axes.ranges["slnt"] {
      values["slnt"] = axis.nearest(-rule.angles(axes).nearest(font.angle))
    }
    if let axis = axes.ranges["opsz"], font[.fixedOpticalSize] == nil {
      values["opsz"] = axis.nearest(size)
    }
    return values
  }
}
