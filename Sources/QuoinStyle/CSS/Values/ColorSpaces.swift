extension CSS {
  /// Converts OKLab to linear sRGB with Björn Ottosson's matrices, as in CSS Color 4 §18.
  static func fromOKLab(_ l: Double, _ a: Double, _ b: Double) -> (Double, Double, Double) {
    func cube(_ x: Double) -> Double { x * x * x }
    let long = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let medium = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b)
    return (
      4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short,
      -1.2684379732850315 * long + 2.6097573492876882 * medium - 0.3413193760026570 * short,
      -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short
    )
  }

  /// Converts CIE Lab under D50 to linear sRGB, adapted to D65 with Bradford's matrix.
  static func fromLab(_ l: Double, _ a: Double, _ b: Double) -> (Double, Double, Double) {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let fy = (l + 16) / 116
    let fx = a / 500 + fy
    let fz = fy - b / 200
    func inverse(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let x = inverse(fx) * 0.3457 / 0.3585
    let y = l > kappa * epsilon ? fy * fy * fy : l / kappa
    let z = inverse(fz) * (1 - 0.3457 - 0.3585) / 0.3585
    let dx = 0.955473421488075 * x - 0.02309845494876471 * y + 0.06325924320057072 * z
    let dy = -0.0283697093338637 * x + 1.0099953980813041 * y + 0.021041441191917323 * z
    let dz = 0.012314014864481998 * x - 0.020507649298898964 * y + 1.330365926242124 * z
    return (
      3.2409699419045226 * dx - 1.5373831775700939 * dy - 0.4986107602930034 * dz,
      -0.9692436362808796 * dx + 1.8759675015077202 * dy + 0.04155505740717559 * dz,
      0.05563007969699366 * dx - 0.20397695888897652 * dy + 1.0569715142428786 * dz
    )
  }

  /// Returns the sRGB component of a linear value: the sRGB transfer function.
  static func encodeSRGB(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * power(linear, 1 / 2.4) - 0.055
  }

  /// Returns the cosine and sine of an angle, exact at multiples of 90°.
  static func circle(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite else { return (1, 0) }
    let turned = modulo(degrees, 360)
    let quarter = (turned / 90).rounded()
    let x = (turned - quarter * 90) * Double.pi / 180
    // |x| ≤ π/4: sum the series of cosine and sine to double precision.
    var sine = 0.0
    var cosine = 0.0
    var term = 1.0
    for n in 0..<24 {
      switch n % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= x / Double(n + 1)
    }
    switch Int(quarter) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// Returns `base` to the power of `exponent`, for a base between 0 and about 2, using logarithms.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return 0 }
    // log(m·2^e), m in 0.7…1.4, by the artanh series.
    var mantissa = base.significand
    var power = Double(base.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      power += 1
    }
    let y = (mantissa - 1) / (mantissa + 1)
    var logarithm = 0.0
    var term = y
    for n in 0..<24 {
      logarithm += term / Double(2 * n + 1)
      term *= y * y
    }
    let x = exponent * (2 * logarithm + power * 0.6931471805599453)
    // exp(k·ln 2 + r), |r| ≤ ln 2 / 2.
    let whole = (x / 0.6931471805599453).rounded()
    let rest = x - whole * 0.6931471805599453
    var result = 0.0
    term = 1
    for n in 0..<20 {
      result += term
      term *= rest / Double(n + 1)
    }
    guard abs(whole) < 1000 else { return whole > 0 ? .greatestFiniteMagnitude : 0 }
    return result * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }
}
