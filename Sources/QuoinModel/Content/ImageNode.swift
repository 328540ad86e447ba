import QuoinGeometry

/// An image: a `UIImageView`.
open class ImageNode: Node {
  /// The image.
  @exclusivity(unchecked) public final var image: ImageContent { didSet { noteChange() } }

  /// Creates a node that shows an image.
  ///
  /// - Parameters:
  ///   - name: a file path, or the name of the image in a document.
  ///   - size: its natural size, in points, if it is known.
  ///   - file: the file of the description.
  ///   - line: the line of the description.
  public init(_ name: String = "", size: Size? = nil, file: String = #fileID, line: Int = #line) {
    image = ImageContent(name: name, size: size)
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "imageView" }
  open override var content: NodeContent { .image(image) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    image.resolved(context.traits).size.map { MeasuredSize($0) }
  }
}

/// A plain shape, filled with the background colour.
open class ShapeNode: Node {
  /// The shape.
  @exclusivity(unchecked) public final var shape: Shape { didSet { noteChange() } }

  /// Creates a node that shows a shape.
  public init(_ shape: Shape = .rectangle, file: String = #fileID, line: Int = #line) {
    self.shape = shape
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "shape" }
  open override var content: NodeContent { .shape(shape) }
}
