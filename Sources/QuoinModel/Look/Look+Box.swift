import QuoinGeometry

extension Look {
  /// The look without borders.
  package var withoutBorders: Look {
    var look = self
    look.borderWidth = 0
    guard !decoration.isNone else { return look }
    var parts = decoration.parts
    for edge in Edge.allCases { parts[edge] = BoxDecoration.Line() }
    look.decoration = BoxDecoration(parts)
    return look
  }

  /// The look without anything drawn for the box itself: background, borders, shadows and corners.
  package var withoutBox: Look {
    var look = self
    look.background = nil
    look.borderWidth = 0
    look.cornerRadius = 0
    guard !decoration.isNone else { return look }
    // Effects on the content of the box are kept.
    var parts = BoxDecoration.Parts()
    parts.blend = decoration.parts.blend
    parts.clipShape = decoration.parts.clipShape
    parts.basicShape = decoration.parts.basicShape
    parts.masks = decoration.parts.masks
    parts.filters = decoration.parts.filters
    parts.backdropFilters = decoration.parts.backdropFilters
    parts.outline = decoration.parts.outline
    parts.outlineOffset = decoration.parts.outlineOffset
    look.decoration = BoxDecoration(parts)
    return look
  }

  /// The look of the box alone, without effects on the node and its descendants as a group.
  package var boxAlone: Look {
    var look = self
    look.alpha = 1
    look.clips = false
    look.transform = .identity
    guard !decoration.isNone else { return look }
    var parts = decoration.parts
    parts.blend = .normal
    parts.clipShape = nil
    parts.basicShape = nil
    parts.masks = []
    parts.filters = []
    parts.backdropFilters = []
    parts.outline = BoxDecoration.Line()
    look.decoration = BoxDecoration(parts)
    return look
  }

  /// The properties of the box, including those that the look itself stores.
  package var boxParts: BoxDecoration.Parts {
    guard decoration.isNone else { return decoration.parts }
    var parts = BoxDecoration.Parts()
    for edge in Edge.allCases {
      parts[edge] = BoxDecoration.Line(width: borderWidth, color: borderColor)
    }
    for corner in Corner.allCases { parts[corner] = CornerRadius(cornerRadius) }
    return parts
  }

  /// The background alone: the fill, gradients and pictures.
  package var ground: Look {
    var look = Look()
    look.background = background
    guard !decoration.isNone else { return look }
    var parts = BoxDecoration.Parts()
    parts.layers = decoration.parts.layers
    look.decoration = BoxDecoration(parts)
    return look
  }

  /// The shadows alone, or `nil` if there are none.
  package var shadowsAlone: Look? {
    guard !decoration.isNone, !decoration.parts.shadows.isEmpty else { return nil }
    var look = Look()
    look.cornerRadius = cornerRadius
    var parts = BoxDecoration.Parts()
    parts.shadows = decoration.parts.shadows
    look.decoration = BoxDecoration(parts)
    return look
  }

  /// Whether there is a background.
  package var hasGround: Bool {
    background != nil || (!decoration.isNone && !decoration.parts.layers.isEmpty)
  }

  /// Whether a fill is the only thing drawn for the box.
  package var isPlainGround: Bool {
    background != nil && decoration.isNone && borderWidth == 0 && cornerRadius == 0 && alpha == 1
      && transform.isIdentity
  }

  /// Returns a border line as a box of its own.
  package static func line(_ line: BoxDecoration.Line, isUpright: Bool) -> Look {
    var look = Look()
    if line.line == .solid {
      look.background = line.color
      return look
    }
    var parts = BoxDecoration.Parts()
    parts[isUpright ? .left : .top] = line
    look.decoration = BoxDecoration(parts)
    return look
  }
}
