import QuoinGeometry
import QuoinModel

extension AndroidDrawableReader {
  /// The maximum number of parts and paths of a layer list, which may repeat the same drawable.
  static let heaviest = 5_000

  /// Returns the first item of a state list whose conditions hold.
  func selector(_ element: XMLTreeElement, _ file: AndroidFile, _ depth: Int) -> AndroidDrawable? {
    for item in element.children where item.name == "item" {
      let own = file.attributes(item)
      if states.meet(own) { return inner(item, own, file, depth) }
    }
    return .nothing
  }

  /// Returns the first item of a level list whose range contains the current level.
  func levels(_ element: XMLTreeElement, _ file: AndroidFile, _ depth: Int) -> AndroidDrawable? {
    for item in element.children where item.name == "item" {
      let own = file.attributes(item)
      let range = (number(own["android:minLevel"]) ?? 0, number(own["android:maxLevel"]) ?? 0)
      if Double(level) >= range.0, Double(level) <= range.1 { return inner(item, own, file, depth) }
    }
    return .nothing
  }

  /// Returns layers drawn over each other.
  ///
  /// A ripple is drawn at rest, without its mask; of a transition only the first layer is drawn.
  func layers(_ element: XMLTreeElement, _ file: AndroidFile, _ depth: Int) -> AndroidDrawable? {
    var layers = AndroidDrawable(Drawing())
    var size = (width: 0.0, height: 0.0)
    var weight = 0
    var padding: EdgeInsets?
    for item in element.children where item.name == "item" {
      let own = file.attributes(item)
      if element.name == "ripple", AndroidAttributes.id(own["android:id"]) == "mask" { continue }
      guard let drawable = inner(item, own, file, depth) else { continue }
      weight += drawable.drawing.weight(atMost: AndroidDrawableReader.heaviest)
      guard weight <= AndroidDrawableReader.heaviest else {
        tooMuch(item, file)
        break
      }
      let insets = insets(own)
      let (width, height) = (points(own["android:width"]), points(own["android:height"]))
      var part = Drawing.Part(.drawing(drawable.drawing))
      part.place.insets = insets
      place(&part.place, own, width, height, drawable)
      layers.drawing.parts.append(part)
      if let own = width ?? drawable.size?.width {
        size.width = max(size.width, own + insets.left + insets.right)
      }
      if let own = height ?? drawable.size?.height {
        size.height = max(size.height, own + insets.top + insets.bottom)
      }
      if let inner = drawable.padding {
        let old = padding ?? .zero
        padding = EdgeInsets(
          top: old.top + inner.top + insets.top, left: old.left + inner.left + insets.left,
          bottom: old.bottom + inner.bottom + insets.bottom,
          right: old.right + inner.right + insets.right)
      }
      if element.name == "transition" { break }
    }
    let own = size.width > 0 && size.height > 0 ? Size(size.width, size.height) : nil
    if layers.drawing.parts.count == 1, let only = layers.drawing.parts.first,
      only.place == DrawingPlace(), case .drawing(let inner) = only.content
    {
      return AndroidDrawable(inner, size: own, padding: padding)
    }
    return AndroidDrawable(layers.drawing, size: own, padding: padding)
  }

  private func insets(_ own: AndroidValues) -> EdgeInsets {
    EdgeInsets(
      top: points(own["android:top"]) ?? 0,
      left: points(own["android:left"]) ?? points(own["android:start"]) ?? 0,
      bottom: points(own["android:bottom"]) ?? 0,
      right: points(own["android:right"]) ?? points(own["android:end"]) ?? 0)
  }

  /// Positions a layer, which fills its bounds unless it specifies a gravity or a size.
  private func place(
    _ place: inout DrawingPlace, _ own: AndroidValues, _ width: Double?,
    _ height: Double?, _ drawable: AndroidDrawable
  ) {
    let gravity = own["android:gravity"].flatMap { AndroidGravity(words: $0) }
    guard gravity != nil || width != nil || height != nil else { return }
    place.isRelative = (gravity?.rawValue ?? 0) & 0x800000 != 0 || own["android:start"] != nil
    (place.width, place.height) = (width, height)
    if gravity?.horizontalPart.isEmpty ?? true {
      if width != nil { place.horizontal = .at(0) }
    } else {
      place.horizontal = AndroidDrawableReader.horizontal(gravity ?? [])
    }
    if gravity?.verticalPart.isEmpty ?? true {
      if height != nil { place.vertical = .at(0) }
    } else {
      place.vertical = AndroidDrawableReader.vertical(gravity ?? [])
    }
    if drawable.size == nil, width == nil { place.horizontal = .fill }
    if drawable.size == nil, height == nil { place.vertical = .fill }
  }

  static func horizontal(_ gravity: AndroidGravity) -> DrawingPlace.Position {
    switch gravity.horizontalPart {
    case .centerHorizontal: .at(0.5)
    case .right, .end: .at(1)
    case .fillHorizontal: .fill
    default: .at(0)
    }
  }

  static func vertical(_ gravity: AndroidGravity) -> DrawingPlace.Position {
    switch gravity.verticalPart {
    case .centerVertical: .at(0.5)
    case .bottom: .at(1)
    case .fillVertical: .fill
    default: .at(0)
    }
  }

  /// Returns an inset drawable; its insets are the padding of its view.
  func inset(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    guard let drawable = inner(element, own, file, depth) else { return nil }
    let all = points(own["android:inset"]) ?? 0
    let insets = EdgeInsets(
      top: points(own["android:insetTop"]) ?? all, left: points(own["android:insetLeft"]) ?? all,
      bottom: points(own["android:insetBottom"]) ?? all,
      right: points(own["android:insetRight"]) ?? all)
    var part = Drawing.Part(.drawing(drawable.drawing))
    part.place.insets = insets
    part.place.isRelative = false
    func share(_ name: AndroidName) -> Double? {
      own[name].flatMap { $0.hasSuffix("%") || $0.hasSuffix("%p") ? fraction($0) : nil }
    }
    let whole = share("android:inset") ?? 0
    let left = share("android:insetLeft") ?? whole
    let right = 1 - (share("android:insetRight") ?? whole)
    let top = share("android:insetTop") ?? whole
    let bottom = 1 - (share("android:insetBottom") ?? whole)
    if left <= right { part.place.across = left...right }
    if top <= bottom { part.place.down = top...bottom }
    let size = drawable.size.map {
      Size($0.width + insets.left + insets.right, $0.height + insets.top + insets.bottom)
    }
    let inner = drawable.padding ?? .zero
    return AndroidDrawable(
      Drawing([part]), size: size,
      padding: EdgeInsets(
        top: insets.top + inner.top, left: insets.left + inner.left,
        bottom: insets.bottom + inner.bottom, right: insets.right + inner.right))
  }

  /// Returns a drawable rotated according to its level, at rest by its initial angle.
  func rotated(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    guard let drawable = inner(element, own, file, depth) else { return nil }
    let from = number(own["android:fromDegrees"]) ?? 0
    let to = number(own["android:toDegrees"]) ?? 360
    var part = Drawing.Part(.drawing(drawable.drawing))
    part.place.angle = from + (to - from) * Double(level) / 10_000
    part.place.pivot = Point(
      fraction(own["android:pivotX"]) ?? 0.5, fraction(own["android:pivotY"]) ?? 0.5)
    return AndroidDrawable(Drawing([part]), size: drawable.size, padding: drawable.padding)
  }

  /// Returns a drawable scaled according to its level; at level 0 it is invisible.
  func scaled(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    let level = number(own["android:level"]).map { Int($0) } ?? self.level
    guard let drawable = inner(element, own, file, depth), level > 0 else { return .nothing }
    func share(_ name: AndroidName) -> Double {
      guard let scale = fraction(own[name]), scale > 0 else { return 1 }
      return 1 - scale * Double(10_000 - min(level, 10_000)) / 10_000
    }
    let gravity = own["android:scaleGravity"].flatMap { AndroidGravity(words: $0) } ?? .left
    var part = Drawing.Part(.drawing(drawable.drawing))
    func span(_ position: DrawingPlace.Position, _ share: Double) -> ClosedRange<Double> {
      guard case .at(let before) = position else { return 0...1 }
      let start = (1 - share) * before
      return start...max(start, start + share)
    }
    part.place.across = span(
      AndroidDrawableReader.horizontal(gravity), share("android:scaleWidth"))
    part.place.down = span(AndroidDrawableReader.vertical(gravity), share("android:scaleHeight"))
    return AndroidDrawable(Drawing([part]), size: drawable.size, padding: drawable.padding)
  }

  /// Returns a drawable clipped according to its level.
  func cut(
    _ element: XMLTreeElement, _ own: AndroidValues, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    guard let drawable = inner(element, own, file, depth), level > 0 else { return .nothing }
    let share = min(1, Double(level) / 10_000)
    let isVertical = own["android:clipOrientation"] == "vertical"
    // The part has the size of the visible area; the clipped area lies outside of it.
    var inner = Drawing.Part(.drawing(drawable.drawing))
    var seen = Drawing.Part(.drawing(Drawing([])))
    if isVertical {
      seen.place.down = 0...share
      inner.place.down = 0...(1 / share)
    } else {
      seen.place.across = 0...share
      inner.place.across = 0...(1 / share)
    }
    seen.content = .drawing(Drawing([inner]))
    seen.clip = DrawingShape(.rectangle([]))
    return AndroidDrawable(Drawing([seen]), size: drawable.size, padding: drawable.padding)
  }

  /// Returns an adaptive launcher icon: the inner 72 points of layers of 108 points, clipped to a
  /// circle.
  func adaptiveIcon(
    _ element: XMLTreeElement, _ file: AndroidFile, _ depth: Int
  ) -> AndroidDrawable? {
    var layers = Drawing()
    for name in ["background", "foreground"] {
      guard let child = element.children.first(where: { $0.name == name }),
        let layer = inner(child, file.attributes(child), file, depth)
      else { continue }
      var part = Drawing.Part(.drawing(layer.drawing))
      part.place.across = -0.25...1.25
      part.place.down = -0.25...1.25
      layers.parts.append(part)
    }
    var icon = Drawing.Part(.drawing(layers))
    icon.clip = DrawingShape(.oval)
    return AndroidDrawable(Drawing([icon]), size: Size(48))
  }
}
