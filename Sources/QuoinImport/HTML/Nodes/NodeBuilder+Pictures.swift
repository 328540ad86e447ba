import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources

extension NodeBuilder {
  /// Returns the node of an element: the existing one, an image, or a container of boxes.
  mutating func node(
    of index: Int, _ tag: String, or flow: FlowContainer, path: String
  ) -> Node {
    let known = nodes[index]
    let identifier = reader.tree.attribute("id", of: index)?.value ?? ""
    let name = identifier.isEmpty ? path : identifier
    let node: Node
    if let picture = picture(index, tag) {
      node = known as? ImageNode ?? picture
      if let known = known as? ImageNode { nodes.set(picture.image, of: known, index) }
    } else {
      node = flow
    }
    reportPicture(index, tag, name: name)
    // An image that is missing may have a size in one colour scheme only, and is no picture in the other.
    guard known !== node else { return node }
    node.identifier = name
    node.documentType = tag
    if let known {
      // What clients have set holds, and the document sets its own values on the new node.
      nodes.forgetWritten(index)
      (node.classes, node.states, node.style) = (known.classes, known.states, known.style)
      (node.sizing, node.priorities) = (known.sizing, known.priorities)
    } else {
      node.classes = ElementNodes.classes(reader.tree.attribute("class", of: index)?.value)
    }
    node.place = reader.place(index)
    nodes[index] = node
    return node
  }

  /// Returns the node of an image, or `nil` for other elements.
  mutating func picture(_ index: Int, _ tag: String) -> ImageNode? {
    if tag == "svg" { return drawing(index) }
    switch pictureState(index, tag) {
    case .picture?, .nothing?: break
    default: return nil
    }
    guard isReplaced(index, tag),
      NodeBuilder.pictureAttribute(tag, in: reader.tree, index) != nil
    else { return nil }
    let source = pictureSource(index, tag)
    let size = naturalSize(index, tag)
    // A picture that may not be read has no name, so that it is not opened later.
    let isRefused = source.map { pictures.faults[$0.value] == .outside } ?? true
    let node = ImageNode(isRefused ? "" : resolved(source?.value ?? ""), size: size)
    return node
  }

  /// Reports an image that could not be read.
  mutating func reportPicture(_ index: Int, _ tag: String, name: String) {
    if case .room? = pictures.states[index] { return }
    // A field of a template without values is not an address, and is already reported.
    guard let source = pictureSource(index, tag), !source.value.contains("{{"),
      let fault = pictures.faults[source.value]
    else { return }
    reader.findings.report(
      fault.rule, about: source.value,
      "the picture '\(source.value.prefix(60))' \(fault.reason)", line: source.line,
      column: source.column, nodes: [name])
  }

  /// Returns the path of an image file, or its data URL unchanged.
  func resolved(_ source: String) -> String {
    if DataAddress.isOne(source) { return source }
    do throws(ResourceFailure) {
      return try reader.resources.path(of: source)
    } catch {
      return error == .outside ? "" : source
    }
  }

  /// Returns how the page can size an image.
  mutating func flexibility(_ index: Int, _ tag: String) -> SVGHeader.Flexibility {
    if tag == "svg" { return drawingFlexibility(index) }
    guard !pictures.flexible.isEmpty else { return .none }
    return pictureAddress(index).flatMap { pictures.flexible[$0.value] } ?? .none
  }

  private mutating func pictureAddress(_ index: Int) -> HTMLTree.Attribute? {
    pictureSource(index, reader.tree.items[index].tag ?? "")
  }

  /// Returns the size of an element's image in points.
  mutating func pictureSize(_ index: Int) -> Size? {
    guard let source = pictureAddress(index), let size = pictureSize(at: source.value) else {
      return nil
    }
    let density = pictureDensity(index, reader.tree.items[index].tag ?? "")
    return density == 1 ? size : Size(size.width / density, size.height / density)
  }

  /// Returns the size of an image file in points, with one point per pixel.
  mutating func pictureSize(at address: String) -> Size? {
    if let known = pictures.sizes[address] { return known }
    var size: Size?
    switch LocalFile.read(address, as: .picture, from: reader.resources) {
    case .success(let bytes):
      let data = Data(bytes)
      size = PictureHeader.size(of: data)
      if size == nil, let drawing = SVGHeader(data) {
        size = drawing.size
        if drawing.flexibility != .none { pictures.flexible[address] = drawing.flexibility }
      }
      if size == nil {
        pictures.faults[address] = LocalFile.Failure(
          rule: "unsupported-image", reason: "is of a kind that is not read")
      }
    case .failure(let failure): pictures.faults[address] = failure
    }
    pictures.sizes[address] = .some(size)
    return size
  }
}

/// Information about the images of a document, by URL.
struct PictureTable {
  /// The sizes of images, as far as determined.
  var sizes: [String: Size?] = [:]
  /// The reasons images cannot be read.
  var faults: [String: LocalFile.Failure] = [:]
  /// The ways in which the page can size SVG images.
  var flexible: [String: SVGHeader.Flexibility] = [:]
  /// The image of an element with several sources.
  struct Selection {
    /// The chosen address, or `nil` for the element's own.
    var attribute: HTMLTree.Attribute?
    var density: Double
  }

  /// The images of elements with several sources, by item, in the current environment.
  var selected: [Int: Selection] = [:]
  /// The rendering of elements, by item, as far as determined.
  var states: [Int: NodeBuilder.PictureState] = [:]
}

/// Reads the sizes of images from the beginning of their files.
enum PictureHeader {
  /// Returns the size of a PNG, JPEG, GIF or WebP image in pixels, or `nil` for other formats.
  static func size(of data: Data) -> Size? {
    let bytes = [UInt8](data)
    func big(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return Size(Double(big(16, 4)), Double(big(20, 4)))
    }
    if bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) {
      return Size(Double(little(6, 2)), Double(little(8, 2)))
    }
    if bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8...].starts(with: Array("WEBP".utf8))
    {
      switch String(decoding: bytes[12..<16], as: UTF8.self) {
      case "VP8X": return Size(Double(little(24, 3) + 1), Double(little(27, 3) + 1))
      case "VP8 ":
        return Size(Double(little(26, 2) & 0x3FFF), Double(little(28, 2) & 0x3FFF))
      case "VP8L":
        let bits = little(21, 4)
        return Size(Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
      default: return nil
      }
    }
    return jpegSize(bytes)
  }

  /// Returns the size in the frame header, which follows a start-of-frame marker: ISO 10918-1,
  /// B.2.2.
  private static func jpegSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.count > 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xD0...0xD8).contains(marker) || marker == 1 {
        index += 2
        continue
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let isFrame =
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return Size(Double(width), Double(height))
      }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
