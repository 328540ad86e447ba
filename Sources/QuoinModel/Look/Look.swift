import QuoinBoxLayout
import QuoinGeometry

/// The computed look of a node: the result of sheets and the node's own style, fully resolved.
///
/// Copies share their values until one of them is changed: nodes with equal looks share memory.
public struct Look: Sendable {
  /// The values, which other modules compare by identity only.
  package private(set) var storage: Storage

  /// The values shared by copies of a look.
  package final class Storage: @unchecked Sendable {
    // Changed only while a single look refers to it.
    @exclusivity(unchecked) fileprivate var values: Values

    fileprivate init(_ values: Values) { self.values = values }

    fileprivate static let plain = Storage(Values())
    // The looks that nothing styles; their tint has the variant of a colour scheme.
    private static let light = Storage(Values(tint: .accent.resolved(.light)))
    private static let dark = Storage(Values(tint: .accent.resolved(.dark)))

    fileprivate static func plain(in scheme: ColorScheme) -> Storage {
      scheme == .dark ? dark : light
    }
  }

  fileprivate struct Values: Hashable {
    var background: Color?
    var clips: Bool = false
    var alpha: Double = 1.0
    var text: TextLook = TextLook()
    var others: CopyOnWrite<Others>

    init(tint: Color = Color.accent) { others = CopyOnWrite(Others(tint: tint)) }
  }

  /// The values that are the same in most looks of a tree.
  fileprivate struct Others: Hashable {
    var cornerRadius: Double = 0.0
    var borderWidth: Double = 0.0
    var borderColor: Color = Color.black
    var tint: Color
    var contentMode: ContentMode = ContentMode.scaleToFill
    var transform: Transform = Transform.identity
    var accents: Style.Accents = Style.Accents()
    var decoration: BoxDecoration = BoxDecoration.none
    var metrics: BoxMetrics = BoxMetrics.none
  }

  /// The identity of the values that copies of a look share.
  package typealias Identity = ObjectIdentifier

  /// The identity of the look's values, valid as long as the look exists.
  package var identity: Identity { ObjectIdentifier(storage) }

  /// Whether two looks share their values, and so are equal.
  package func isShared(with other: Look) -> Bool { storage === other.storage }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
  }

  /// The fill behind the content.
  public var background: Color? {
    get { storage.values.background }
    _modify {
      makeUnique()
      yield &storage.values.background
    }
  }
  /// The corner radius, in points; if the corners differ, that of the top left one.
  public var cornerRadius: Double {
    get { storage.values.others.value.cornerRadius }
    _modify {
      makeUnique()
      yield &storage.values.others.value.cornerRadius
    }
  }
  /// The border width, in points; if the edges differ, that of the top edge.
  public var borderWidth: Double {
    get { storage.values.others.value.borderWidth }
    _modify {
      makeUnique()
      yield &storage.values.others.value.borderWidth
    }
  }
  /// The border colour; if the edges differ, that of the top edge.
  public var borderColor: Color {
    get { storage.values.others.value.borderColor }
    _modify {
      makeUnique()
      yield &storage.values.others.value.borderColor
    }
  }
  /// The opacity of the node and its descendants, 0…1.
  public var alpha: Double {
    get { storage.values.alpha }
    _modify {
      makeUnique()
      yield &storage.values.alpha
    }
  }
  /// Whether the content is clipped at the node's edges.
  public var clips: Bool {
    get { storage.values.clips }
    _modify {
      makeUnique()
      yield &storage.values.clips
    }
  }
  /// The tint of interactive elements.
  public var tint: Color {
    get { storage.values.others.value.tint }
    _modify {
      makeUnique()
      yield &storage.values.others.value.tint
    }
  }
  /// The properties of text.
  public var text: TextLook {
    get { storage.values.text }
    _modify {
      makeUnique()
      yield &storage.values.text
    }
  }
  /// The way an image fills its node.
  public var contentMode: ContentMode {
    get { storage.values.others.value.contentMode }
    _modify {
      makeUnique()
      yield &storage.values.others.value.contentMode
    }
  }
  /// The transform applied when the node is painted; it does not affect the frame.
  public var transform: Transform {
    get { storage.values.others.value.transform }
    _modify {
      makeUnique()
      yield &storage.values.others.value.transform
    }
  }
  /// The accent colours of controls.
  public var accents: Style.Accents {
    get { storage.values.others.value.accents }
    _modify {
      makeUnique()
      yield &storage.values.others.value.accents
    }
  }
  /// Box properties that few nodes have: layers, shadows, differing edges and corners.
  package var decoration: BoxDecoration {
    get { storage.values.others.value.decoration }
    _modify {
      makeUnique()
      yield &storage.values.others.value.decoration
    }
  }
  /// Whether styles specify a size or padding.
  package var hasMetrics: Bool { !storage.values.others.value.metrics.isNone }
  /// The maximum number of lines of a text.
  package var lineLimit: Int { storage.values.text.lineLimit }
  /// The size and padding, if styles specify any.
  package var metrics: BoxMetrics {
    get { storage.values.others.value.metrics }
    _modify {
      makeUnique()
      yield &storage.values.others.value.metrics
    }
  }

  /// Creates the default look.
  public init() { storage = .plain }

  /// Creates the look of a style for given traits.
  ///
  /// - Parameters:
  ///   - style: the properties of sheets, of the container and of the node itself, merged.
  ///   - inheritedTint: the tint of the container, used if the style has none.
  ///   - defaultFont: the default font of this kind of node, used if the style has none.
  ///   - traits: the traits; colours and font sizes are resolved for them.
  package init(
    _ style: Style, inheritedTint: Color? = nil, defaultFont: Font, traits: Traits
  ) {
    storage = .plain(in: traits.colorScheme)
    if let inheritedTint { tint = inheritedTint.resolved(traits.colorScheme) }
    var parts: BoxDecoration.Parts?
    for entry in style.entries { apply(entry, traits, &parts) }
    if let layers = BackgroundLayer.layers(style), !layers.isEmpty {
      parts.orPlain.layers = layers.map { $0.resolved(traits.colorScheme) }
    }
    if let masks = BackgroundLayer.layers(style, .mask), !masks.isEmpty {
      parts.orPlain.masks = masks.map { $0.resolved(traits.colorScheme) }
    }
    if case .positions(let origins) = style[.transformOrigin], let origin = origins.first {
      transform.setAnchor(origin)
    }
    text.applyFont(style, defaultFont: defaultFont, traits: traits)
    if let parts { decorate(parts) }
    if style.entries.contains(where: { $0.property.isMetric }) { metrics = BoxMetrics(style) }
  }

  private mutating func apply(
    _ entry: Style.Entry, _ traits: Traits, _ parts: inout BoxDecoration.Parts?
  ) {
    let scheme = traits.colorScheme
    switch (entry.property, entry.value) {
    case (.background, .color(let color)): background = color.resolved(scheme)
    case (.alpha, .number(let alpha)): self.alpha = min(1, max(0, alpha))
    case (.clips, .flag(let clips)): self.clips = clips
    case (.tint, .color(let color)): tint = color.resolved(scheme)
    case (.contentMode, .contentMode(let mode)): contentMode = mode
    case (.transform, .transform(let transform)):
      if transform.isFinite { self.transform = transform }
    case (.accentOn, .color(let color)): accents.on = color.resolved(scheme)
    case (.accentOff, .color(let color)): accents.off = color.resolved(scheme)
    case (.accentThumb, .color(let color)): accents.thumb = color.resolved(scheme)
    case (.accentBar, .color(let color)): accents.bar = color.resolved(scheme)
    case (.blend, .blend(let mode)): if mode != .normal { parts.orPlain.blend = mode }
    case (.clipShape, .shape(let shape)): parts.orPlain.clipShape = shape
    case (.clipShape, .basicShape(let shape)): parts.orPlain.basicShape = shape
    case (.borderImage, .borderImage(let image)):
      parts.orPlain.borderImage = image.resolved(scheme)
    case (.filters, .filters(let filters)):
      if !filters.isEmpty { parts.orPlain.filters = filters.map { $0.resolved(scheme) } }
    case (.backdropFilters, .filters(let filters)):
      if !filters.isEmpty { parts.orPlain.backdropFilters = filters.map { $0.resolved(scheme) } }
    case (.keepsPixels, .flag(let keeps)): if keeps { parts.orPlain.keepsPixels = true }
    case (.backgroundClips, .boxes(let boxes)):
      if let last = boxes.last, last != .borderBox { parts.orPlain.fillBox = last }
    case (.outlineWidth, .number(let width)): parts.orPlain.outline.width = max(0, width)
    case (.outlineColor, .color(let color)):
      parts.orPlain.outline.color = color.resolved(scheme)
    case (.outlineLine, .borderLine(let line)): parts.orPlain.outline.line = line
    case (.outlineOffset, .number(let offset)): parts.orPlain.outlineOffset = offset
    case (.contentPosition, .positions(let positions)):
      if let position = positions.first { parts.orPlain.contentPosition = position }
    case (.shadows, .shadows(let shadows)):
      parts.orPlain.shadows = shadows.map { $0.resolved(scheme) }
    default:
      switch entry.property.group {
      case .text: text.apply(entry, traits)
      case .box where entry.property.isEdge: parts.orPlain.apply(entry, scheme)
      default: break
      }
    }
  }

  /// Sets the box properties: uniform borders and corners are stored in the look itself, others in
  /// the decoration.
  package mutating func decorate(_ parts: BoxDecoration.Parts) {
    var parts = parts
    for edge in Edge.allCases where parts[edge].line == .none { parts[edge].width = 0 }
    if parts.outline.line == .none { parts.outline = BoxDecoration.Line() }
    borderWidth = parts[.top].width
    borderColor = parts[.top].color
    if case .points(let points) = parts[Corner.topLeft].horizontal {
      cornerRadius = points > 0 ? points : 0
    }
    decoration = BoxDecoration(parts)
  }
}

extension Look {
  /// Returns whether content has the same size in this look as in another, so that they differ only
  /// in painting.
  package func givesSameSize(as other: Look) -> Bool {
    guard storage.values.clips == other.storage.values.clips,
      storage.values.text.givesSameSize(as: other.storage.values.text)
    else { return false }
    // Most looks share these.
    if storage.values.others.isShared(with: other.storage.values.others) { return true }
    var others = storage.values.others.value
    others.cornerRadius = other.cornerRadius
    others.borderColor = other.borderColor
    others.tint = other.tint
    return others == other.storage.values.others.value
  }
}

extension Look: Hashable {
  /// Whether two looks have the same values.
  public static func == (a: Look, b: Look) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

extension BoxDecoration.Parts? {
  /// The parts, or the default ones if there are none.
  fileprivate var orPlain: BoxDecoration.Parts {
    get { self ?? BoxDecoration.Parts() }
    set { self = newValue }
  }
}

extension BoxDecoration.Parts {
  /// Applies a style entry for an edge or a corner.
  fileprivate mutating func apply(_ entry: Style.Entry, _ scheme: ColorScheme) {
    for edge in Edge.allCases {
      switch entry.value {
      case .number(let width) where entry.property == edge.borderWidth:
        self[edge].width = width > 0 ? width : 0
      case .color(let color) where entry.property == edge.borderColor:
        self[edge].color = color.resolved(scheme)
      case .borderLine(let line) where entry.property == edge.borderLine:
        self[edge].line = line
      default: continue
      }
      return
    }
    guard case .radius(let radius) = entry.value else { return }
    for corner in Corner.allCases where entry.property == corner.property {
      self[corner] = radius
    }
  }
}

extension BackgroundLayer {
  fileprivate func resolved(_ scheme: ColorScheme) -> BackgroundLayer {
    guard case .gradient(let gradient) = image else { return self }
    var resolved = self
    resolved.image = .gradient(gradient.resolved(scheme))
    return resolved
  }
}
