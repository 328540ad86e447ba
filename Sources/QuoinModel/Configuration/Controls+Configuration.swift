// One method for each property of each control.

extension SwitchNode {
  /// Turns the switch on or off.
  @discardableResult public func on(_ isOn: Bool = true) -> Self {
    self.isOn = isOn
    return self
  }
}

extension SliderNode {
  /// Sets the position of the knob, 0…1.
  @discardableResult public func fraction(_ fraction: Double) -> Self {
    self.fraction = fraction
    return self
  }
}

extension ProgressNode {
  /// Sets the progress, 0…1.
  @discardableResult public func fraction(_ fraction: Double) -> Self {
    self.fraction = fraction
    return self
  }
}

extension SegmentedControlNode {
  /// Sets the titles from the leading side.
  @discardableResult public func titles(_ titles: [String]) -> Self {
    self.titles = titles
    return self
  }

  /// Selects a segment by its index, or none with -1.
  @discardableResult public func selected(_ index: Int) -> Self {
    self.selected = index
    return self
  }
}

extension ActivityIndicatorNode {
  /// Sets whether it is the large indicator.
  @discardableResult public func large(_ isLarge: Bool = true) -> Self {
    self.isLarge = isLarge
    return self
  }
}

extension PageControlNode {
  /// Sets the number of pages.
  @discardableResult public func count(_ count: Int) -> Self {
    self.count = count
    return self
  }

  /// Sets the current page.
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

  /// Sets the titles of tabs, or of buttons from the leading side.
  @discardableResult public func items(_ items: [String]) -> Self {
    self.items = items
    return self
  }
}

extension AccessoryNode {
  /// Sets the accessory.
  @discardableResult public func accessory(_ accessory: Accessory) -> Self {
    self.accessory = accessory
    return self
  }
}
