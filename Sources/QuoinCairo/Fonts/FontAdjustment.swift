import CPangoCairo
import QuoinModel

/// The scaling of all fonts of a family: CSS Fonts 5 §4.3, `size-adjust`.
struct FontAdjustment {
  private let family: String
  private let factor: Double

  /// - Returns: `nil` if the rule scales nothing.
  init?(_ rule: FontFaceRule?) {
    guard let rule, rule.sizeAdjust != 1 else { return nil }
    family = rule.family
    factor = rule.sizeAdjust
  }

  /// Adds the scaling to a configuration, whose fonts of the family are then found in another size than is asked for.
  func add(to configuration: OpaquePointer) {
    let name = family.unicodeScalars.reduce(into: "") { name, scalar in
      // Outside of letters and digits, a character may be one of XML's.
      name +=
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? String(scalar) : "&#\(scalar.value);"
    }
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="font"><test name="family"><string>\(name)</string></test>
      <edit name="pixelsize" mode="assign"><times><name>pixelsize</name>
      <double>\(factor)</double></times></edit></match></fontconfig>
      """
    _ = text.withUnsignedCString { FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue) }
  }
}
