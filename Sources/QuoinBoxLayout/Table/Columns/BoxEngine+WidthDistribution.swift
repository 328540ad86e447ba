// CSS Tables §3.9.3: a width is interpolated between the two guesses of §3.9.3.1 that it lies between.

/// The total widths by the guesses of CSS Tables §3.9.3.1.
private struct WidthGuesses {
  var minimum = 0.0
  var percentage = 0.0
  var specified = 0.0
  var maximum = 0.0
  /// The counts and totals of the kinds of columns.
  var percentColumns = 0
  var percent = 0.0
  var fixedColumns = 0
  var fixed = 0.0
  var autoColumns = 0
  var auto = 0.0

  mutating func add(_ column: TableColumn, of width: Float) {
    minimum += Double(column.minimum)
    if column.percent.isKnown {
      percentColumns += 1
      percent += Double(column.percent)
      let share = Double(column.share(of: width))
      percentage += share
      specified += share
      maximum += share
    } else if column.isConstrained {
      fixedColumns += 1
      fixed += Double(column.maximum)
      percentage += Double(column.minimum)
      specified += Double(column.maximum)
      maximum += Double(column.maximum)
    } else {
      autoColumns += 1
      auto += Double(column.maximum)
      percentage += Double(column.minimum)
      specified += Double(column.minimum)
      maximum += Double(column.maximum)
    }
  }
}

extension BoxEngine {
  /// Distributes a width among columns: §3.9.3.2.
  ///
  /// `growsFixed` means that columns with a length may grow beyond it. Columns in which no cell begins get no width.
  func distributeWidth(
    _ target: Float, _ run: UnsafeMutablePointer<TableRun>, _ range: Range<Int>, growsFixed: Bool
  ) {
    let columns = run.pointee.columns
    var guesses = WidthGuesses()
    for index in range where !columns[index].isMergeable { guesses.add(columns[index], of: target) }
    let target = max(Double(target), guesses.minimum)
    // Rounding errors of single precision are ignored.
    let slack = max(1, target) * 1e-6
    for index in range {
      let column = columns + index
      if column.pointee.isMergeable {
        column.pointee.width = 0
        continue
      }
      let least = Double(column.pointee.minimum)
      let widest = Double(column.pointee.maximum)
      let isPercent = column.pointee.percent.isKnown
      let isFixed = !isPercent && column.pointee.isConstrained
      let share = isPercent ? Double(column.pointee.share(of: Float(target))) : 0
      let width: Double
      if guesses.minimum >= target - slack {
        width = least
      } else if guesses.percentage >= target - slack {
        width =
          isPercent
          ? least
            + part(
              of: target - guesses.minimum, share - least, guesses.percentage - guesses.minimum,
              guesses.percentColumns)
          : least
      } else if guesses.specified >= target - slack {
        width =
          isPercent
          ? share
          : isFixed
            ? least
              + part(
                of: target - guesses.percentage, widest - least,
                guesses.specified - guesses.percentage, guesses.fixedColumns)
            : least
      } else if guesses.maximum >= target - slack {
        width =
          isPercent
          ? share
          : isFixed
            ? widest
            : least
              + part(
                of: target - guesses.specified, widest - least,
                guesses.maximum - guesses.specified, guesses.autoColumns)
      } else {
        width = beyond(
          column.pointee, share, free: target - guesses.maximum, guesses, growsFixed: growsFixed)
      }
      column.pointee.width = Float(width.finiteLength)
    }
  }

  /// Returns the width of a column if all have their preferred widths and space is left.
  private func beyond(
    _ column: TableColumn, _ share: Double, free: Double, _ guesses: WidthGuesses, growsFixed: Bool
  ) -> Double {
    let isPercent = column.percent.isKnown
    let own = isPercent ? share : Double(column.maximum)
    if guesses.autoColumns > 0 {
      guard !isPercent, !column.isConstrained else { return own }
      return own + part(of: free, Double(column.maximum), guesses.auto, guesses.autoColumns)
    }
    if guesses.fixedColumns > 0, growsFixed {
      guard !isPercent else { return own }
      return own + part(of: free, Double(column.maximum), guesses.fixed, guesses.fixedColumns)
    }
    guard isPercent else { return own }
    return own + part(of: free, Double(column.percent), guesses.percent, guesses.percentColumns)
  }

  /// Returns a proportional part of a length, or an even one if all weights are zero.
  private func part(of length: Double, _ weight: Double, _ sum: Double, _ count: Int) -> Double {
    sum > 0 ? length * weight / sum : length / Double(max(1, count))
  }
}
