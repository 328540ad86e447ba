import QuoinGeometry
import QuoinModel
import QuoinStyle

extension AndroidInflater {
  /// The default metrics of a view class, in density-independent pixels.
  private struct Standard {
    var padding = AndroidInsets()
    var minimum = (width: 0.0, height: 0.0)
    var textSize = 14.0
    var gravity: AndroidGravity = [.start, .top]
    var mark = 0.0
  }

  /// Returns the node of a view without children.
  func leaf(_ attributes: AndroidAttributes) -> Node {
    let standard = standard(attributes.kind)
    let leaf = AndroidLeaf(extent(attributes, standard), density: density)
    leaf.padding = attributes.padding(
      AndroidInsets(
        left: pixels(Double(standard.padding.left)), top: pixels(Double(standard.padding.top)),
        right: pixels(Double(standard.padding.right)),
        bottom: pixels(Double(standard.padding.bottom))))
    leaf.minimumWidth = attributes.size("android:minWidth") ?? pixels(standard.minimum.width)
    leaf.minimumHeight = attributes.size("android:minHeight") ?? pixels(standard.minimum.height)
    return leaf
  }

  private func standard(_ kind: AndroidKind) -> Standard {
    var standard = Standard()
    switch kind {
    case .button, .toggle:
      standard.padding = AndroidInsets(left: 8, top: 4, right: 8, bottom: 4)
      standard.minimum = (88, 48)
      standard.gravity = .center
    case .editText:
      standard.padding = AndroidInsets(left: 4, top: 10, right: 4, bottom: 11)
      standard.textSize = 18
      standard.gravity = [.start, .centerVertical]
    case .chip:
      standard.padding = AndroidInsets(left: 12, right: 12)
      standard.minimum.height = 32
      standard.gravity = [.start, .centerVertical]
    case .checkBox:
      standard.minimum.height = 32
      standard.mark = 32
      standard.gravity = [.start, .centerVertical]
    case .switch:
      standard.minimum.height = 28
      standard.mark = 48
      standard.gravity = [.start, .centerVertical]
    case .imageButton:
      standard.padding = AndroidInsets(left: 12, top: 12, right: 12, bottom: 12)
    default: break
    }
    return standard
  }

  private func extent(_ attributes: AndroidAttributes, _ standard: Standard) -> AndroidLeaf.Extent {
    func fixed(_ width: Double?, _ height: Double?) -> AndroidLeaf.Extent {
      .fixed(width: width.map(pixels), height: height.map(pixels))
    }
    switch attributes.kind {
    case .text, .button, .toggle, .chip, .editText, .checkBox, .switch:
      return .text(text(attributes, standard))
    case .image, .imageButton:
      let raw = attributes.raw("srcCompat") ?? attributes.raw("android:src")
      switch AndroidDrawables(resolver: resolver).extent(raw, attributes.themes) {
      case .none: return .fixed(width: 0, height: 0)
      case .unsized: return .fixed(width: 1, height: 1)
      case .pixels(let width, let height):
        let adjusts = attributes.bool("android:adjustViewBounds") ?? false
        guard adjusts, AndroidDrawables(resolver: resolver).isFile(raw, attributes.themes) else {
          return .fixed(width: width, height: height)
        }
        return .picture(
          width: width, height: height, maximumWidth: attributes.size("android:maxWidth"),
          maximumHeight: attributes.size("android:maxHeight"))
      case .unknown: return fixed(24, 24)
      }
    case .space: return .space
    case .progress: return progress(attributes)
    case .seekBar: return fixed(48, 32)
    case .rating: return fixed(160, 32)
    case .spinner: return fixed(64, 32)
    case .picker: return fixed(64, 180)
    case .calendar: return fixed(300, 300)
    case .floatingButton:
      if let size = attributes.size("fabCustomSize"), size > 0 {
        return .fixed(width: size, height: size)
      }
      return attributes.text("fabSize") == "mini" ? fixed(40, 40) : fixed(56, 56)
    case .tabs: return fixed(nil, 48)
    case .bottomNavigation: return fixed(nil, 56)
    case .recycler: return fixed(0, 0)
    case .list: return fixed(nil, 0)
    case .guideline, .barrier, .group, .placeholder, .flow: return fixed(0, 0)
    default: return .plain
    }
  }

  private func progress(_ attributes: AndroidAttributes) -> AndroidLeaf.Extent {
    let style = attributes.own[":style"] ?? ""
    if style.contains("Horizontal") || style.contains("Linear") {
      return .fixed(width: pixels(48), height: pixels(16))
    }
    let side = style.contains("Small") ? 16.0 : style.contains("Large") ? 76 : 48
    return .fixed(width: pixels(side), height: pixels(side))
  }

  // MARK: Texts

  private func text(_ attributes: AndroidAttributes, _ standard: Standard) -> AndroidText {
    var text = AndroidText()
    text.string = attributes.string("android:text")
    text.span = attributes.span("android:text")
    if attributes.kind == .toggle {
      text.string =
        attributes.raw("android:textOff") == nil ? "OFF" : attributes.string("android:textOff")
      text.span = nil
    }
    text.hint = attributes.string("android:hint")
    text.size = limited(
      textSize(attributes) ?? resolver.units.size("\(standard.textSize)sp") ?? 0, attributes)
    let input = attributes.text("android:inputType")
    text.isSingleLine =
      attributes.bool("android:singleLine")
      ?? input.map { !$0.contains("MultiLine") && $0 != "none" } ?? false
    let lines = attributes.integer("android:lines")
    text.minimumLines = lines ?? attributes.integer("android:minLines") ?? 0
    text.maximumLines = lines ?? attributes.integer("android:maxLines")
    readSpacing(attributes, &text)
    readLimits(attributes, &text)
    text.gravity = standard.gravity
    if let gravity = attributes.gravity("android:gravity") {
      text.gravity = gravity
      if gravity.horizontalPart.isEmpty { text.gravity.formUnion(.start) }
      if gravity.verticalPart.isEmpty { text.gravity.formUnion(.top) }
    }
    if standard.mark > 0, attributes.raw("android:button") != "@null" {
      text.markWidth = pixels(standard.mark)
      text.hasMarkAtEnd = attributes.kind == .switch
    }
    readCompounds(attributes, &text)
    if attributes.bool("android:includeFontPadding") != false, AndroidFonts.isInstalled {
      text.fontPadding = AndroidText.FontPadding(size: text.size)
    }
    return text
  }

  /// Reads the drawables beside a text for which the project has files.
  private func readCompounds(_ attributes: AndroidAttributes, _ text: inout AndroidText) {
    for places in AndroidCompoundPlace.all {
      for place in places {
        guard let (name, raw) = place.value(attributes) else { continue }
        let reader = AndroidDrawableReader(
          resolver, attributes.themes, AndroidStates(attributes))
        if let size = reader.drawable(raw)?.size {
          text.compounds.append(
            AndroidText.Compound(
              place.side, name, width: pixels(size.width), height: pixels(size.height)))
        }
        break
      }
    }
    if !text.compounds.isEmpty {
      text.compoundPadding = attributes.size("android:drawablePadding") ?? 0
    }
  }

  private func readSpacing(_ attributes: AndroidAttributes, _ text: inout AndroidText) {
    text.lineSpacingMultiplier = attributes.number("android:lineSpacingMultiplier") ?? 1
    text.lineSpacingExtra = Double(attributes.size("android:lineSpacingExtra") ?? 0)
    text.lineHeight = attributes.size(attributes.either("lineHeight"))
  }

  private func readLimits(_ attributes: AndroidAttributes, _ text: inout AndroidText) {
    func measure(_ pixels: AndroidName, _ letters: AndroidName) -> AndroidText.Measure? {
      if let count = attributes.integer(letters) { return .letters(count) }
      return attributes.size(pixels).map { .pixels($0) }
    }
    let exact = measure("android:width", "android:ems")
    text.maximumWidth = exact ?? measure("android:maxWidth", "android:maxEms")
    text.minimumWidth = exact ?? measure("android:minWidth", "android:minEms")
    let height = attributes.size("android:height")
    text.maximumHeight = height ?? attributes.size("android:maxHeight")
    text.minimumHeight = height ?? attributes.size("android:minHeight")
  }

  /// Returns a text size, or rounds it if there are too many.
  private func limited(_ size: Int, _ attributes: AndroidAttributes) -> Int {
    let isFirst = fontSizes.firstRounded == nil
    let limited = fontSizes.size(Double(size), of: attributes.element.index)
    if isFirst, fontSizes.firstRounded != nil {
      warn("limit-exceeded", fontSizes.message, place(attributes))
    }
    return Int(limited.rounded())
  }

  /// Returns the text size in pixels, or `nil` if none is specified.
  func textSize(_ attributes: AndroidAttributes) -> Int? {
    if let size = attributes.size("android:textSize"), size > 0 { return size }
    guard let raw = attributes.raw("android:textAppearance") else { return nil }
    let units = resolver.units
    if raw.hasPrefix("?") {
      let name = raw.split { $0 == "/" || $0 == "?" || $0 == ":" }.last.map { String($0) } ?? ""
      if let style = resolver.attribute(raw, attributes.themes) {
        return textSize(ofStyle: style, attributes.themes)
      }
      return AndroidDefaults.appearances[name].flatMap { units.size("\($0)sp") }
    }
    return textSize(ofStyle: raw, attributes.themes)
  }

  private func textSize(ofStyle value: String, _ themes: [String]) -> Int? {
    let name = AndroidReference.styleName(resolver.text(value, themes) ?? value)
    let units = resolver.units
    if let raw = resolver.item("android:textSize", of: name),
      let size = resolver.text(raw, themes).flatMap({ units.size($0) })
    {
      return size
    }
    return resolver.libraryStyle(of: name).flatMap { AndroidDefaults.textSize(ofStyle: $0) }
      .flatMap { units.size("\($0)sp") }
  }
}
