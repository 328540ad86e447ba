#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Functions that Swift has only in the C mathematics library.
package enum LibM {
  package static func sin(_ angle: Double) -> Double { sine(angle) }
  package static func cos(_ angle: Double) -> Double { cosine(angle) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { angle(y, x) }
  package static func exp(_ power: Double) -> Double { exponential(power) }
  package static func log(_ number: Double) -> Double { logarithm(number) }
  package static func pow(_ base: Double, _ exponent: Double) -> Double { power(base, exponent) }
}

private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }
private func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
private func exponential(_ power: Double) -> Double { exp(power) }
private func logarithm(_ number: Double) -> Double { log(number) }
private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
