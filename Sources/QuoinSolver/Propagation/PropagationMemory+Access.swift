extension PropagationMemory {
  /// Calls `body` with a propagation over this memory and the rows of a system.
  mutating func withPropagation<Result>(
    _ system: RowStore, _ preferred: RowStore, variableCount: Int,
    _ body: (inout Propagation) -> Result
  ) -> Result {
    prepare(variables: variableCount, rows: system.rows.count, preferences: preferred.rows.count)
    let layout = layout
    return system.withPointers { rows, cells, heads in
      preferred.withPointers { preferenceRows, preferenceCells, preferenceHeads in
        withMutableBuffers(&integers, &values, &isDetermined, &slopes) {
          integers, values, isDetermined, slopes in
          // This is only called if there is a variable, so no buffer is empty.
          guard let base = integers.baseAddress, let values = values.baseAddress,
            let isDetermined = isDetermined.baseAddress, let slopes = slopes.baseAddress
          else { preconditionFailure("no variables") }
          func variables(_ list: Int) -> UnsafeMutablePointer<Int32> {
            base + layout.variableList(list)
          }
          func lists(_ list: Int) -> UnsafeMutablePointer<Int32> {
            base + layout.rowList(list)
          }
          var propagation = Propagation(
            rows: rows, cells: cells, heads: heads, preferenceRows: preferenceRows,
            preferenceCells: preferenceCells,
            preferenceHeads: preferenceHeads, hasPreferences: !preferred.rows.isEmpty,
            values: values,
            isDetermined: isDetermined, slopes: slopes, variableState: variables(0),
            equalityCount: variables(1), otherCount: variables(2),
            variableList: variables(3), singles: variables(4), looseTerms: variables(5),
            knownTerms: variables(6), rowState: lists(0), unknownCount: lists(1),
            rowList: lists(2), ready: lists(3),
            preferenceState: base + layout.preferenceList(0),
            preferenceList: base + layout.preferenceList(1))
          return body(&propagation)
        }
      }
    }
  }
}

extension RowStore {
  /// Calls `body` with the rows, the terms and the heads of the variables' lists.
  func withPointers<Result>(
    _ body: (UnsafePointer<Row>, UnsafePointer<Cell>, UnsafePointer<Int32>) -> Result
  ) -> Result {
    rows.withUnsafeBufferPointer { rows in
      cells.withUnsafeBufferPointer { cells in
        heads.withUnsafeBufferPointer { heads in
          // An empty buffer may have no address; nothing is read from it then.
          body(
            rows.baseAddress ?? Self.nowhere(), cells.baseAddress ?? Self.nowhere(),
            heads.baseAddress ?? Self.nowhere())
        }
      }
    }
  }

  private static func nowhere<Element>() -> UnsafePointer<Element> {
    guard let place = UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
      preconditionFailure("no address at all")
    }
    return place
  }
}
