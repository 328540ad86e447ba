extension PropagationMemory {
  /// Runs `body` on a propagation over this memory and the rows of a system.
  mutating func withPropagation<Result>(
    _ system: RowStore, _ wishes: RowStore, variableCount: Int,
    _ body: (inout Propagation) -> Result
  ) -> Result {
    prepare(variables: variableCount, rows: system.rows.count, wishes: wishes.rows.count)
    let layout = layout
    return system.withPointers { rows, cells, heads in
      wishes.withPointers { wishRows, wishCells, wishHeads in
        integers.withUnsafeMutableBufferPointer { integers in
          values.withUnsafeMutableBufferPointer { values in
            isDetermined.withUnsafeMutableBufferPointer { isDetermined in
              // There is a variable, or nobody would come here: no buffer is empty.
              guard let base = integers.baseAddress, let values = values.baseAddress,
                let isDetermined = isDetermined.baseAddress
              else { preconditionFailure("no variables") }
              var propagation = Propagation(
                rows: rows, cells: cells, heads: heads, wishRows: wishRows, wishCells: wishCells,
                wishHeads: wishHeads, hasWishes: !wishes.rows.isEmpty, values: values,
                isDetermined: isDetermined,
                variableState: base + layout.variableList(0),
                equalityCount: base + layout.variableList(1),
                otherCount: base + layout.variableList(2),
                variableList: base + layout.variableList(3),
                singles: base + layout.variableList(4),
                looseTerms: base + layout.variableList(5),
                knownTerms: base + layout.variableList(6),
                rowState: base + layout.rowList(0),
                unknownCount: base + layout.rowList(1), rowList: base + layout.rowList(2),
                ready: base + layout.rowList(3), wishState: base + layout.wishList(0),
                wishList: base + layout.wishList(1))
              return body(&propagation)
            }
          }
        }
      }
    }
  }
}

extension RowStore {
  /// Runs `body` on the rows, the terms and the heads of the variables' lists.
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
