import QuoinGeometry
import QuoinModel
import QuoinStyle

/// A candidate of a `srcset` attribute: HTML §4.8.4.3.
struct ImageCandidate {
  var address: String
  /// The pixels for each point.
  var density = 1.0

  /// Reads the candidates of an attribute: HTML §4.8.4.3.8.
  ///
  /// - Parameter width: The width of the image's box that `sizes` specifies, to which widths in pixels relate.
  static func read(_ text: String, width: Double) -> [ImageCandidate] {
    var candidates: [ImageCandidate] = []
    var densities: Set<Double> = []
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return candidates }
      let address = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(address.count)
      var descriptors = Substring()
      if address.last == "," {
        // The candidate is only an address.
      } else {
        descriptors = rest.prefix { $0 != "," }
        rest = rest.dropFirst(descriptors.count)
      }
      let url = String(address.reversed().drop { $0 == "," }.reversed())
      guard let density = density(descriptors, width: width), !url.isEmpty else { continue }
      // Among candidates with the same density, the first one counts.
      if densities.insert(density).inserted {
        candidates.append(ImageCandidate(address: url, density: density))
      }
    }
  }

  /// Returns the density of a candidate's descriptors, or `nil` if they are invalid.
  private static func density(_ text: Substring, width: Double) -> Double? {
    var density: Double?
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let number = Double(word.dropLast()), number.isFinite, number >= 0 else { return nil }
      switch word.last {
      case "w":
        guard number > 0, width > 0, density == nil else { return nil }
        density = number / width
      case "x":
        guard density == nil else { return nil }
        density = number
      case "h": break
      default: return nil
      }
    }
    return density ?? 1
  }

  /// Returns the candidate for a number of pixels for each point, as Chromium chooses it: the one nearer by ratio.
  static func best(_ candidates: [ImageCandidate], scale: Double) -> ImageCandidate? {
    let sorted = candidates.sorted { $0.density < $1.density }
    for (index, candidate) in sorted.enumerated().dropLast() {
      let next = sorted[index + 1].density
      if next < scale { continue }
      let middle = (candidate.density * next).squareRoot()
      return candidate.density <= 1 && scale > candidate.density || scale >= middle
        ? sorted[index + 1] : candidate
    }
    return sorted.last
  }
}

// Images with several sources: HTML §4.8.4.3.
extension NodeBuilder {
  /// Returns the address of an element's image, where it has one.
  mutating func pictureSource(_ index: Int, _ tag: String) -> HTMLTree.Attribute? {
    guard let name = NodeBuilder.pictureAttribute(tag, in: reader.tree, index) else { return nil }
    let own = reader.tree.attribute(name, of: index)
    guard tag == "img", isResponsive(index) else { return own }
    if let known = pictures.selected[index] { return known.attribute ?? own }
    let selected = select(index)
    pictures.selected[index] = selected
    return selected.attribute ?? own
  }

  /// Returns the pixels for each point of an element's image.
  mutating func pictureDensity(_ index: Int, _ tag: String) -> Double {
    guard tag == "img", isResponsive(index) else { return 1 }
    _ = pictureSource(index, tag)
    return pictures.selected[index]?.density ?? 1
  }

  /// Whether the image of an element depends on the environment.
  private func isResponsive(_ index: Int) -> Bool {
    reader.tree.attribute("srcset", of: index) != nil || reader.isInPicture(index)
  }

  private mutating func select(_ index: Int) -> PictureTable.Selection {
    reader.dependsOnViewport = true
    return reader.candidate(of: reader.source(of: index) ?? index)
      ?? PictureTable.Selection(attribute: nil, density: 1)
  }
}

extension HTMLReader {
  /// Whether an element is a child of a `picture`.
  func isInPicture(_ index: Int) -> Bool {
    let parent = Int(tree.items[index].parent)
    return parent >= 0 && tree.items[parent].tag == "picture"
  }

  /// Returns the `source` element that gives an image its address, or `nil` if the image has its own.
  func source(of image: Int) -> Int? {
    guard isInPicture(image) else { return nil }
    for child in tree.children(of: Int(tree.items[image].parent)) {
      if child == image { return nil }
      if tree.items[child].tag == "source", isUsable(source: child), candidate(of: child) != nil {
        return child
      }
    }
    return nil
  }

  /// Whether the conditions of a `source` hold.
  private func isUsable(source index: Int) -> Bool {
    if let media = tree.attribute("media", of: index)?.value,
      !media.allSatisfy(\.isWhitespace), !MediaQuery(media).matches(environment)
    {
      return false
    }
    guard let type = tree.attribute("type", of: index)?.value.lowercased(), !type.isEmpty
    else { return true }
    return HTMLReader.pictureTypes.contains(String(type.prefix { $0 != ";" }))
  }

  /// The types of pictures that are read.
  private static let pictureTypes: Set<String> = [
    "image/png", "image/apng", "image/jpeg", "image/jpg", "image/gif", "image/webp",
    "image/svg+xml",
  ]

  fileprivate func candidate(of index: Int) -> PictureTable.Selection? {
    guard let set = tree.attribute("srcset", of: index) else { return nil }
    let width =
      CSS.sourceSize(tree.attribute("sizes", of: index)?.value ?? "", in: environment)
      ?? viewport.width
    var candidates = ImageCandidate.read(set.value, width: width)
    let hasWidths = set.value.split { $0.isWhitespace || $0 == "," }.contains {
      $0.last == "w" && Double($0.dropLast()) != nil
    }
    if tree.items[index].tag == "img", !hasWidths, !candidates.contains(where: { $0.density == 1 }),
      let plain = tree.attribute("src", of: index)?.value, !plain.isEmpty
    {
      candidates.append(ImageCandidate(address: plain))
    }
    let scale = environment.traits.displayScale
    guard let best = ImageCandidate.best(candidates, scale: scale) else { return nil }
    var attribute = set
    attribute.value = best.address
    return PictureTable.Selection(attribute: attribute, density: max(best.density, 1e-3))
  }
}
