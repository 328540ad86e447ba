import Quoin
import QuoinSolver

/// A page of rows below each other: four constraints a row, 3,999 in all for a thousand rows.
enum Work {
  /// The nodes that are to be constrained.
  static func makeNodes(_ count: Int) -> [Node] { (0..<count).map { _ in Node() } }

  /// Makes a tree of rows of ten and lets it go.
  @inline(never) static func makeTree(_ count: Int) {
    let page = RelativeContainer()
    for _ in 0..<count / 10 {
      let row = RelativeContainer()
      for _ in 1..<10 { Node().attach(to: row) }
      row.attach(to: page)
    }
  }

  /// The rows by operators.
  @inline(never) static func operators(_ rows: [Node]) {
    constrain(rows[0]) { row in
      row.leading == row.superview.leading + 16
      row.trailing == row.superview.trailing - 16
      row.top == row.superview.top + 8
      row.height == 44
    }
    for index in 1..<rows.count {
      constrain(rows[index], rows[index - 1]) { row, above in
        row.leading == row.superview.leading + 16
        row.trailing == row.superview.trailing - 16
        row.top == above.bottom + 8
        row.height == 44
      }
    }
  }

  /// The rows by chains.
  @inline(never) static func chains(_ rows: [Node]) {
    rows[0].makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.top.equalToSuperview().offset(8)
      make.height.equalTo(44)
    }
    for index in 1..<rows.count {
      let above = rows[index - 1]
      rows[index].makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.trailing.equalToSuperview().offset(-16)
        make.top.equalTo(above.bottom).offset(8)
        make.height.equalTo(44)
      }
    }
  }

  /// Constraints between two anchors, four a group, and nothing else.
  @inline(never) static func twoAnchors(_ rows: [Node]) {
    for index in 1..<rows.count {
      constrain(rows[index], rows[index - 1]) { row, above in
        row.leading == above.leading + 16
        row.trailing == above.trailing - 16
        row.top == above.bottom + 8
        row.height == above.height * 0.5
      }
    }
  }

  /// The same constraints by chains.
  @inline(never) static func twoAnchorChains(_ rows: [Node]) {
    for index in 1..<rows.count {
      let above = rows[index - 1]
      rows[index].makeConstraints { make in
        make.leading.equalTo(above.leading).offset(16)
        make.trailing.equalTo(above.trailing).offset(-16)
        make.top.equalTo(above.bottom).offset(8)
        make.height.equalTo(above.height).multipliedBy(0.5)
      }
    }
  }

  /// Constraints between two anchors that nobody puts at a node: the operators alone.
  @inline(never) static func operatorsAlone(_ rows: [Node]) -> Double {
    var sum = 0.0
    for index in 1..<rows.count {
      let row = rows[index].proxied
      let above = rows[index - 1].proxied
      let constraint = row.leading == above.trailing + Double(index)
      sum += constraint.constant
    }
    return sum
  }

  /// The same rows by the solver's own interface, and their solution; the sum of all tops.
  @inline(never) static func solver(_ count: Int) throws(SolverError) -> Double {
    var solver = Solver()
    let room = solver.makeVariables(4)
    let rows = solver.makeVariables(4 * count)
    func variable(_ first: Variable, _ index: Int) -> Variable {
      Variable(index: first.index + Int32(index))
    }
    solver.add(Term(variable(room, 0)), .equal, 0)
    solver.add(Term(variable(room, 1)), .equal, 0)
    solver.add(Term(variable(room, 2)), .equal, 320)
    for row in 0..<count {
      let (left, top) = (variable(rows, 4 * row), variable(rows, 4 * row + 1))
      let (width, height) = (variable(rows, 4 * row + 2), variable(rows, 4 * row + 3))
      solver.add(Term(left), Term(variable(room, 0), -1), .equal, 16)
      solver.add(
        Term(left), Term(width), Term(variable(room, 0), -1), Term(variable(room, 2), -1), .equal,
        -16)
      if row == 0 {
        solver.add(Term(top), Term(variable(room, 1), -1), .equal, 8)
      } else {
        let (topAbove, heightAbove) = (variable(rows, 4 * row - 3), variable(rows, 4 * row - 1))
        solver.add(Term(top), Term(topAbove, -1), Term(heightAbove, -1), .equal, 8)
      }
      solver.add(Term(height), .equal, 44)
    }
    try solver.solve()
    return (0..<count).reduce(0) { $0 + solver.value(of: variable(rows, 4 * $1 + 1)) }
  }
}
