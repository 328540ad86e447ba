import QuoinGeometry

// One method for each property of each kind of content.

extension TextNode {
  /// Sets the text.
  @discardableResult public func text(_ string: String) -> Self {
    self.string = string
    return self
  }
}

extension TextNode {
  /// Sets the text with the looks of its parts.
  @discardableResult public func text(_ span: TextSpan) -> Self {
    self.span = span
    return self
  }
}

extension ImageNode {
  /// Sets the image by a file path or a name, with its natural size in points, if it is known.
  @discardableResult public func image(_ name: String, size: Size? = nil) -> Self {
    self.image = ImageContent(name: name, size: size)
    return self
  }

  /// Shows a system symbol, drawn in the tint.
  @discardableResult public func symbol(_ name: String, size: Size? = nil) -> Self {
    self.image = ImageContent(name: name, size: size, isSymbol: true)
    return self
  }

  /// Draws the image as a silhouette in the tint.
  @discardableResult public func template(_ isTemplate: Bool = true) -> Self {
    image.isTemplate = isTemplate
    return self
  }

  /// Sets the cap insets of the image, in points, which keep their size while the rest is
  /// stretched.
  @discardableResult public func resizable(caps: EdgeInsets?) -> Self {
    image.caps = caps
    return self
  }
}

extension ShapeNode {
  /// Sets the shape.
  @discardableResult public func shape(_ shape: Shape) -> Self {
    self.shape = shape
    return self
  }
}

extension ButtonNode {
  /// Sets the title with the looks of its parts.
  @discardableResult public func title(_ title: TextSpan) -> Self {
    self.button.span = title
    return self
  }

  /// Sets the title.
  @discardableResult public func title(_ title: String) -> Self {
    self.button.title = title
    return self
  }

  /// Sets the image before the title.
  @discardableResult public func image(_ image: ImageContent?) -> Self {
    self.button.image = image
    return self
  }

  /// Sets the image behind the title.
  @discardableResult public func backgroundImage(_ image: ImageContent?) -> Self {
    self.button.backgroundImage = image
    return self
  }

  /// Sets the background style of the button.
  @discardableResult public func ground(_ ground: ButtonContent.Background) -> Self {
    self.button.background = ground
    return self
  }

  /// Sets whether the title is drawn in the tint, as in system buttons.
  @discardableResult public func tinted(_ isTinted: Bool = true) -> Self {
    self.button.isTinted = isTinted
    return self
  }

  /// Sets whether the button is enabled.
  @discardableResult public func enabled(_ isEnabled: Bool = true) -> Self {
    self.button.isEnabled = isEnabled
    return self
  }

  /// Sets the insets around title and image, in points; `nil` for those of a system button.
  @discardableResult public func contentInsets(_ insets: EdgeInsets?) -> Self {
    self.contentInsets = insets
    return self
  }
}

extension TextFieldNode {
  /// Sets the text.
  @discardableResult public func text(_ string: String) -> Self {
    self.string = string
    return self
  }

  /// Sets the text shown while the field is empty.
  @discardableResult public func placeholder(_ string: String) -> Self {
    self.placeholder = string
    return self
  }

  /// Sets the border style of the field.
  @discardableResult public func border(_ border: TextFieldContent.Border) -> Self {
    self.field.border = border
    return self
  }

  /// Obscures the characters.
  @discardableResult public func secure(_ isSecure: Bool = true) -> Self {
    self.field.isSecure = isSecure
    return self
  }
}

extension TextViewNode {
  /// Sets the text.
  @discardableResult public func text(_ string: String) -> Self {
    self.string = string
    return self
  }

  /// Sets whether the text scrolls, so that the view has no height of its own.
  @discardableResult public func scrolls(_ scrolls: Bool = true) -> Self {
    self.scrolls = scrolls
    return self
  }
}

extension SearchBarNode {
  /// Sets the text shown while the field is empty.
  @discardableResult public func placeholder(_ string: String) -> Self {
    self.placeholder = string
    return self
  }
}
