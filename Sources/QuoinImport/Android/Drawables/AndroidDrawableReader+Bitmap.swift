import QuoinGeometry
import QuoinModel
import QuoinResources

extension AndroidDrawableReader {
  /// Returns an image file as a drawable, at the density that its folder specifies.
  func bitmap(_ path: String) -> AndroidDrawable? {
    if let known = resolver.drawables.known[key(path)] { return known }
    let drawable = readBitmap(path)
    resolver.drawables.known[key(path)] = .some(drawable)
    return drawable
  }

  private func key(_ path: String) -> AndroidDrawableStore.Key {
    // Images do not depend on themes and states.
    AndroidDrawableStore.Key(path: path, themes: [], states: [], level: 0, isTinted: false)
  }

  private func readBitmap(_ path: String) -> AndroidDrawable? {
    let scale = pixelsInPoint(path)
    if path.hasSuffix(".9.png") { return ninePatch(path, scale) }
    guard let found = PictureFileSize(file: path, resolver.project.resources), !found.isVector
    else {
      return nil
    }
    let size = Size(found.size.width / scale, found.size.height / scale)
    return AndroidDrawable(Drawing(.picture(DrawingPicture(path, size: size))), size: size)
  }

  private func ninePatch(_ path: String, _ scale: Double) -> AndroidDrawable? {
    guard let bytes = try? resolver.project.resources.file(path: path, as: .picture).bytes(),
      let pixels = PNGPixels(bytes), let patch = NinePatch(pixels)
    else {
      resolver.report(
        "invalid-nine-patch",
        "the picture has no border of one pixel that marks which parts are "
          + "stretched, so it is stretched as a whole", key: path,
        place: SourcePlace(file: path, line: 1, column: 1))
      guard let found = PictureFileSize(file: path, resolver.project.resources), !found.isVector
      else {
        return nil
      }
      let size = Size(found.size.width / scale, found.size.height / scale)
      return AndroidDrawable(Drawing(.picture(DrawingPicture(path, size: size))), size: size)
    }
    var picture = DrawingPicture(
      path, size: Size(Double(pixels.width) / scale, Double(pixels.height) / scale))
    picture.mode = .patches(
      DrawingPatches(
        columns: patch.columns.map { $0.scaled(1 / scale) },
        rows: patch.rows.map { $0.scaled(1 / scale) }))
    let padding = patch.padding
    return AndroidDrawable(
      Drawing(.picture(picture)),
      size: Size(Double(pixels.width - 2) / scale, Double(pixels.height - 2) / scale),
      padding: EdgeInsets(
        top: Double(padding.top) / scale, left: Double(padding.left) / scale,
        bottom: Double(padding.bottom) / scale, right: Double(padding.right) / scale))
  }

  /// Returns the pixels per point of an image, from its folder.
  private func pixelsInPoint(_ path: String) -> Double {
    let folder = FilePath.name(FilePath.folder(path))
    for word in folder.split(separator: "-") {
      if word == "nodpi" || word == "anydpi" { return density }
      if let dots = AndroidQualifiers.densities[String(word)], dots > 0 {
        return Double(dots) / 160
      }
    }
    return 1
  }

  /// Returns a `<bitmap>` element as a drawable, with its gravity, tiling and tint.
  func picture(_ own: AndroidValues, _ depth: Int) -> AndroidDrawable? {
    guard let raw = own["android:src"], var drawable = drawable(raw, depth: depth) else {
      return nil
    }
    drawable.drawing = tinted(drawable.drawing, own)
    if let alpha = number(own["android:alpha"]) {
      for index in drawable.drawing.parts.indices {
        drawable.drawing.parts[index].opacity *= min(max(alpha, 0), 1)
      }
    }
    let mode = own["android:tileMode"]
    let across = own["android:tileModeX"] ?? mode
    let down = own["android:tileModeY"] ?? mode
    let tiles = ["repeat", "mirror", "1", "2"]
    let (isAcross, isDown) = (tiles.contains(across ?? ""), tiles.contains(down ?? ""))
    if isAcross || isDown, case .picture(var picture) = drawable.drawing.parts.first?.content {
      picture.mode = .tiled(across: isAcross, down: isDown)
      drawable.drawing = Drawing([Drawing.Part(.picture(picture), DrawingPlace())])
      return AndroidDrawable(drawable.drawing, size: drawable.size)
    }
    guard let gravity = own["android:gravity"].flatMap({ AndroidGravity(words: $0) }),
      let size = drawable.size
    else { return drawable }
    var part = Drawing.Part(.drawing(drawable.drawing))
    part.place.horizontal =
      gravity.horizontalPart.isEmpty ? .at(0.5) : AndroidDrawableReader.horizontal(gravity)
    part.place.vertical =
      gravity.verticalPart.isEmpty ? .at(0.5) : AndroidDrawableReader.vertical(gravity)
    return AndroidDrawable(Drawing([part]), size: size, padding: drawable.padding)
  }
}

extension DrawingPatches.Piece {
  fileprivate func scaled(_ factor: Double) -> DrawingPatches.Piece {
    DrawingPatches.Piece(start * factor, end * factor, isStretched: isStretched)
  }
}
