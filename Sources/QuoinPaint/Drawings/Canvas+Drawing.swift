import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the parts of a drawing in a rectangle.
  mutating func drawing(_ drawing: Drawing, in frame: Rect) {
    guard frame.isFinite, frame.width >= 0, frame.height >= 0 else { return }
    for part in drawing.parts {
      let rect = part.place.rect(
        in: frame, natural: part.naturalSize, isRightToLeft: isRightToLeft)
      guard rect.isFinite, !rect.isEmpty else { continue }
      self.part(part, in: rect.withinReach)
    }
  }

  private mutating func part(_ part: Drawing.Part, in rect: Rect) {
    let isFaint = part.opacity < 1
    if isFaint { beginGroup(opacity: max(0, part.opacity)) }
    let map = part.map(in: rect, isRightToLeft: isRightToLeft)
    if let map { add(.beginTransform(map)) }
    let clip = part.clip?.path(in: rect)
    if let clip { add(.beginPathClip(clip)) }
    switch part.content {
    case .shape(let shape): self.shape(shape, in: rect)
    case .vector(let vector): self.vector(vector, in: rect)
    case .picture(let picture): self.picture(picture, in: rect)
    case .drawing(let inner): drawing(inner, in: rect)
    }
    if clip != nil { add(.endClip) }
    if map != nil { endTransform() }
    if isFaint { endGroup() }
  }

  // MARK: Pictures

  private mutating func picture(_ picture: DrawingPicture, in rect: Rect) {
    if picture.tint != nil, let blend = picture.tintBlend {
      // Draw the tinted silhouette over the picture and blend it with that picture only.
      var (plain, silhouette) = (picture, picture)
      plain.tint = nil
      silhouette.tintBlend = nil
      beginGroup(opacity: 1)
      self.picture(plain, in: rect)
      beginGroup(opacity: 1, blend: blend)
      self.picture(silhouette, in: rect)
      endGroup()
      return endGroup()
    }
    switch picture.mode {
    case .fill: add(.image(drawn(picture, in: rect)))
    case .patches(let patches):
      var image = drawn(picture, in: rect)
      image.patches = patches
      add(.image(image))
    case .tiled(let across, let down):
      var layer = BackgroundLayer(.picture(picture.name))
      layer.fit = .size(.points(picture.size.width), .points(picture.size.height))
      if !across { layer.fit = .size(.percent(100), .points(picture.size.height)) }
      if !down {
        layer.fit = .size(across ? .points(picture.size.width) : .percent(100), .percent(100))
      }
      if affords(parts: layer.parts) {
        self.layer(layer, in: RoundedRect(rect), area: rect, seen: rect)
      }
    }
  }

  private func drawn(_ picture: DrawingPicture, in rect: Rect) -> DrawnImage {
    var image = DrawnImage(
      name: picture.name, frame: rect, size: picture.size, tint: picture.tint.map(resolve),
      isDark: scheme == .dark)
    image.place = place
    image.node = node
    return image
  }

  // MARK: Paths

  private mutating func vector(_ vector: DrawingVector, in rect: Rect) {
    let viewport = vector.viewport
    guard viewport.width > 0, viewport.height > 0 else { return }
    let (across, down) = (rect.width / viewport.width, rect.height / viewport.height)
    let map = AffineMatrix(a: across, b: 0, c: 0, d: down, tx: rect.minX, ty: rect.minY)
    let bounds = Rect(origin: .zero, size: viewport)
    add(.beginTransform(map))
    add(.beginClip(RoundedRect(bounds)))
    for step in vector.steps {
      switch step {
      case .beginClip(let path): add(.beginPathClip(path))
      case .endClip: add(.endClip)
      case .path(let path): self.path(path, in: bounds)
      }
    }
    add(.endClip)
    endTransform()
  }

  /// Draws a path; a gradient fill is drawn by clipping to the path.
  mutating func path(_ drawn: DrawingPath, in bounds: Rect) {
    let path = drawn.path
    switch drawn.fill {
    case .color(let color): if resolve(color).alpha > 0 { fill(path, color) }
    case .gradient(let gradient): self.gradient(gradient, inside: path, of: bounds)
    case nil: break
    }
    guard let stroke = drawn.stroke, stroke.width > 0 else { return }
    // A gradient stroke is drawn in its first colour.
    let color =
      switch stroke.fill {
      case .color(let color): color
      case .gradient(let gradient): gradient.stops.first?.color ?? .clear
      }
    guard resolve(color).alpha > 0 else { return }
    add(.path(path, fill: nil, stroke: stroke.drawn(resolve(color))))
  }

  /// Fills a path with a gradient.
  mutating func gradient(_ gradient: DrawingGradient, inside path: Path, of bounds: Rect) {
    var drawn = gradient.drawn(in: bounds)
    for index in drawn.stops.indices {
      drawn.stops[index].color = resolve(drawn.stops[index].color)
    }
    guard drawn.isFinite, !drawn.stops.isEmpty else { return }
    add(.beginPathClip(path))
    add(.gradient(RoundedRect(path.bounds.union(bounds)), drawn))
    add(.endClip)
  }
}

extension Drawing.Part {
  /// The natural size of the part's content.
  fileprivate var naturalSize: Size? {
    switch content {
    case .picture(let picture): picture.size
    case .drawing(let drawing): drawing.size
    case .shape, .vector: nil
    }
  }

  /// Returns the rotation and mirroring of the part as a matrix, or `nil` if there is none.
  fileprivate func map(in rect: Rect, isRightToLeft: Bool) -> AffineMatrix? {
    var map: AffineMatrix?
    if place.angle != 0, place.angle.isFinite {
      let pivot = Point(
        rect.minX + rect.width * place.pivot.x, rect.minY + rect.height * place.pivot.y)
      let turn = place.angle.remainder(dividingBy: 360) * .pi / 180
      let (sine, cosine) = (LibM.sin(turn), LibM.cos(turn))
      map = AffineMatrix.translation(-pivot.x, -pivot.y)
        .followed(by: AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        .followed(by: .translation(pivot.x, pivot.y))
    }
    if isMirrored, isRightToLeft {
      let mirror = AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      map = map.map { mirror.followed(by: $0) } ?? mirror
    }
    return map
  }
}

extension DrawingStroke {
  /// Returns the stroke in a colour.
  func drawn(_ color: Color) -> Stroke {
    Stroke(
      color, width: width, cap: isRoundEnded ? .round : isSquareEnded ? .square : .butt,
      hasRoundJoins: hasRoundJoins, dashes: dashes)
  }
}
