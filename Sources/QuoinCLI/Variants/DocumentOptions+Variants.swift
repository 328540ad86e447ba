import ArgumentParser
import Quoin

extension DocumentOptions {
  /// The surroundings that were asked for.
  var variants: VariantSet {
    VariantSet(
      devices: devices.flatMap { $0 }, schemes: schemes.flatMap { $0 },
      textSizes: textSizes.flatMap { $0 }, directions: directions.flatMap { $0 },
      languages: languages.flatMap { $0 })
  }

  /// Refuses more surroundings than are drawn.
  ///
  /// They are counted before they are made: lists of options multiply.
  func validateVariants() throws {
    let counts = [
      (Set(devices.flatMap { $0 }).count, "devices"),
      (Set(schemes.flatMap { $0 }).count, "schemes"),
      (Set(textSizes.flatMap { $0 }).count, "text sizes"),
      (Set(directions.flatMap { $0 }).count, "directions"),
      (Set(languages.flatMap { $0 }).count, "languages"),
    ]
    var product = 1
    for (count, _) in counts {
      let (next, overflows) = product.multipliedReportingOverflow(by: max(1, count))
      product = overflows ? .max : next
    }
    guard product > VariantSet.most else { return }
    throw ValidationError(
      "\(VariantSet.words(counts)) are \(product) pictures of each scene; the limit is \(VariantSet.most): draw them in several runs"
    )
  }

  /// Refuses several surroundings where there is one answer.
  func validateOneVariant() throws {
    guard variants.variants.count > 1 else { return }
    throw ValidationError(
      "several devices, schemes, text sizes, directions or languages are for 'quoin render'; give one of each"
    )
  }
}
