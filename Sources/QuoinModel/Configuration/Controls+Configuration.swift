// One word for each property of each control.

extension SwitchNode {
  /// Turns the switch on or off.
  @discardableResult public func on(_ isOn: Bool = true) -> Self {
    self.isOn = isOn
    return self
  }
}

extension SliderNode {
  /// Says how far along the knob is, 0…1.
  @discardableResult public func fraction(_ fraction: Double) -> Self {
    self.fraction = fraction
    return self
  }
}

extension ProgressNode {
  /// Says how full the bar is, 0…1.
  @discardableResult public func fraction(_ fraction: Double) -> Self {
    self.fraction = fraction
    return self
  }
}

extension SegmentedControlNode {
  /// Sets the titles from the leading side on.
  @discardableResult public func titles(_ titles: [String]) -> Self {
    self.titles = titles
    return self
  }

  /// Chooses a segment by its index, or none by -1.
  @discardableResult public func selected(_ index: Int) -> Self {
    self.selected = index
    return self
  }
}

extension ActivityIndicatorNode {
  /// Makes it the large one.
  @discardableResult public func large(_ isLarge: Bool = true) -> Self {
    self.isLarge = isLarge
    return self
  }
}

extension PageControlNode {
  /// Sets the number of dots.
  @discardableResult public func count(_ count: Int) -> Self {
    self.count = count
    return self
  }

  /// Sets the filled dot.
  @discardableResult public func current(_ index: Int) -> Self {
    self.current = index
    return self
  }
}

extension BarNode {
  /// Sets the title of a navigation bar.
  @discardableResult public func title(_ title: String) -> Self {
    self.title = title
    return self
  }

  /// Sets the names of tabs, or of buttons from the leading side on.
  @discardableResult public func items(_ items: [String]) -> Self {
    self.items = items
    return self
  }
}

extension AccessoryNode {
  /// Sets the mark.
  @discardableResult public func accessory(_ accessory: Accessory) -> Self {
    self.accessory = accessory
    return self
  }
}
