import QuoinModel

extension ConstraintState {
  /// Determines which side a ratio computes, and returns whether the solver has to.
  func resolveRatio(of item: Int) -> Bool {
    for axis in ConstraintAxis.both {
      self[item, axis].resolvedMatch = self[item, axis].match
    }
    guard let ratio = items[item].ratio, !items[item].isGone else { return false }
    items[item].resolvedRatio = ratio
    var follows = ConstraintPair(false)
    for axis in ConstraintAxis.both {
      let extent = self[item, axis]
      follows[axis] = extent.behaviour == .match && (extent.match == .spread)
      if follows[axis] { self[item, axis].resolvedMatch = .ratio }
    }
    if follows.horizontal, follows.vertical {
      chooseRatioSide(of: item)
      return true
    }
    guard follows.horizontal || follows.vertical else { return true }
    let axis: ConstraintAxis = follows.horizontal ? .horizontal : .vertical
    if axis == .vertical, ratio.side == .unknown {
      items[item].resolvedRatio.value = 1 / ratio.value
    }
    items[item].resolvedRatio.side = axis == .horizontal ? .width : .height
    if behaviour(item, axis.other) == .match { return true }
    self[item, axis].resolvedMatch = .ratioResolved
    return false
  }

  /// Returns the size that a ratio gives an axis if only that axis depends on it.
  func ratioSize(of item: Int, _ axis: ConstraintAxis) -> Int? {
    guard items[item].ratio != nil, !items[item].isGone else { return nil }
    let resolved = self[item, axis].resolvedMatch
    guard resolved == .ratio || resolved == .ratioResolved,
      self[item, axis.other].resolvedMatch != .ratio
    else { return nil }
    let other = self[item, axis.other].size
    return ConstraintExtent.clamped(Int((items[item].resolvedRatio.value * Double(other)).clamped))
  }

  /// Chooses the dependent side if both are free: the one without two connections, otherwise the named side.
  private func chooseRatioSide(of item: Int) {
    var ratio = items[item].resolvedRatio
    let isFullyTied = { (axis: ConstraintAxis) in
      self.target(ConstraintAnchorID(beginOf: item, axis)) != nil
        && self.target(ConstraintAnchorID(endOf: item, axis)) != nil
    }
    let horizontal = isFullyTied(.horizontal)
    let vertical = isFullyTied(.vertical)
    if ratio.side == .width, !vertical {
      ratio.side = .height
    } else if ratio.side == .height, !horizontal {
      ratio.side = .width
    }
    if ratio.side == .unknown, !(horizontal && vertical) {
      if vertical {
        ratio.side = .width
      } else if horizontal {
        ratio = ConstraintRatio(value: 1 / ratio.value, side: .height)
      }
    }
    if ratio.side == .unknown {
      let least = (self[item, .horizontal].minimum, self[item, .vertical].minimum)
      if least.0 > 0, least.1 == 0 {
        ratio.side = .width
      } else if least.0 == 0, least.1 > 0 {
        ratio = ConstraintRatio(value: 1 / ratio.value, side: .height)
      }
    }
    items[item].resolvedRatio = ratio
  }

  func addRatioRow(of item: Int) {
    let ratio = items[item].resolvedRatio
    let width = (
      ConstraintAnchorID(endOf: item, .horizontal).rawValue,
      ConstraintAnchorID(beginOf: item, .horizontal).rawValue
    )
    let height = (
      ConstraintAnchorID(endOf: item, .vertical).rawValue,
      ConstraintAnchorID(beginOf: item, .vertical).rawValue
    )
    if ratio.side == .height {
      system.proportion(height, ratio.value, width)
    } else {
      system.proportion(width, ratio.value, height)
    }
  }

  /// Adds rows that place the centre at a distance and an angle from another one.
  func addCircleRows(of item: Int, _ circle: (target: Int, angle: Double, radius: Int)) {
    let angle = (circle.angle + 90) * .pi / 180
    let away = [ConstraintAxis.horizontal: -LibM.cos(angle), .vertical: -LibM.sin(angle)]
    for axis in ConstraintAxis.both {
      var row = StrengthRow()
      let distance = (away[axis] ?? 0) * Double(circle.radius)
      row.constant = -2 * distance.clamped
      row.add(1, ConstraintAnchorID(beginOf: item, axis).rawValue)
      row.add(1, ConstraintAnchorID(endOf: item, axis).rawValue)
      row.add(-1, ConstraintAnchorID(beginOf: circle.target, axis).rawValue)
      row.add(-1, ConstraintAnchorID(endOf: circle.target, axis).rawValue)
      system.add(row)
    }
  }
}

extension Double {
  /// The number clamped to a range that integers hold with headroom for sums.
  var clamped: Double { isFinite ? min(max(self, -1e9), 1e9) : 0 }
}
