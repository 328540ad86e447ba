/// An unknown: an edge or a size of a view.
struct Unknown {
  /// Its number in the system.
  let number: Int32
}

/// The unknowns of a view, all in the coordinates of the whole.
struct View {
  /// The root, whose size is edited.
  static let root = View(-1)

  /// The view's place in the order of making.
  let index: Int

  init(_ index: Int) { self.index = index }

  var left: Unknown { Unknown(number: Int32(4 * (index + 1))) }
  var top: Unknown { Unknown(number: Int32(4 * (index + 1) + 1)) }
  var width: Unknown { Unknown(number: Int32(4 * (index + 1) + 2)) }
  var height: Unknown { Unknown(number: Int32(4 * (index + 1) + 3)) }
}

/// A sum of terms, kept in the order in which they are written, and a constant.
struct Sum {
  var terms: [(number: Int32, coefficient: Double)]
  var constant = 0.0

  static func - (left: Sum, right: Unknown) -> Sum { left.adding(right, -1) }
  static func + (left: Sum, right: Unknown) -> Sum { left.adding(right, 1) }
  static func - (left: Sum, right: Sum) -> Sum {
    var sum = left
    for term in right.terms { sum.terms.append((term.number, -term.coefficient)) }
    sum.constant -= right.constant
    return sum
  }
  static func + (left: Sum, right: Sum) -> Sum {
    Sum(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }
  static func + (left: Sum, right: Double) -> Sum {
    Sum(terms: left.terms, constant: left.constant + right)
  }
  static func - (left: Sum, right: Double) -> Sum {
    Sum(terms: left.terms, constant: left.constant - right)
  }

  /// The terms less a number; less 0 the constant is -0, as the checksums have it.
  func equalling(_ number: Double) -> Sum { Sum(terms: terms, constant: -number) }

  private func adding(_ unknown: Unknown, _ coefficient: Double) -> Sum {
    Sum(terms: terms + [(unknown.number, coefficient)], constant: constant)
  }
}

extension Unknown {
  static func - (left: Unknown, right: Unknown) -> Sum { Sum(left) - right }
  static func + (left: Unknown, right: Unknown) -> Sum { Sum(left) + right }
  static func - (left: Unknown, right: Double) -> Sum { Sum(left) - right }
  static func * (factor: Double, unknown: Unknown) -> Sum {
    Sum(terms: [(unknown.number, factor)])
  }
}

extension Sum {
  init(_ unknown: Unknown) { self.init(terms: [(unknown.number, 1)]) }
}
