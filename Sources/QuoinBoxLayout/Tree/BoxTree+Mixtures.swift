extension BoxTree {
  /// Sets the points and limits of a length of a box's style that is a percentage.
  ///
  /// The percentage itself is the style's. The values apply until the style is set again.
  /// CSS Values §10: if the percentage cannot be resolved, neither can the sum.
  package mutating func setMixture(_ mixture: MixedLength, for length: BoxLength, of box: BoxID) {
    let index = Int(place(box))
    // The style drops negative percentages, which are valid together with points.
    if mixture.percent < 0 {
      nodes[index].style.setMixedPercentage(mixture.percent, of: length)
      nodes[index].flags.remove([.isPlain, .isStack])
      let parent = nodes[index].parent
      if parent >= 0 { nodes[Int(parent)].flags.remove(.isStack) }
    }
    guard
      nodes[index].style.percentages.contains(PackedSlot(rawValue: 1 << UInt32(length.rawValue)))
    else { return }
    if mixtures == nil {
      mixtures = .allocate(capacity: capacity * BoxLength.count)
      mixtures?.initialize(repeating: PackedMixture(), count: capacity * BoxLength.count)
    }
    if !nodes[index].style.percentages.contains(.mixture) {
      nodes[index].style.percentages.insert(.mixture)
      for slot in 0..<BoxLength.count {
        mixtures?[index * BoxLength.count + slot] = PackedMixture()
      }
    }
    mixtures?[index * BoxLength.count + Int(length.rawValue)] = PackedMixture(mixture)
    markDirty(Int32(truncatingIfNeeded: index))
  }

  /// Copies the mixtures to a larger storage.
  mutating func growMixtures(to capacity: Int) {
    guard let old = mixtures else { return }
    let new = UnsafeMutablePointer<PackedMixture>.allocate(capacity: capacity * BoxLength.count)
    new.initialize(repeating: PackedMixture(), count: capacity * BoxLength.count)
    for index in 0..<used * BoxLength.count { new[index] = old[index] }
    old.deallocate()
    mixtures = new
  }
}

extension BoxEngine {
  /// Returns the points and limits of a percentage.
  func mixture(
    _ slot: PackedSlot, _ style: UnsafeMutablePointer<PackedStyle>
  ) -> PackedMixture {
    guard let mixtures else { return PackedMixture() }
    // The style is the first field of its node.
    let offset = UnsafeRawPointer(style) - UnsafeRawPointer(nodes)
    let index = offset / MemoryLayout<BoxNode>.stride
    return mixtures[index * BoxLength.count + slot.rawValue.trailingZeroBitCount]
  }
}
