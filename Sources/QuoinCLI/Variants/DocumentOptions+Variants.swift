import ArgumentParser
import Quoin

extension DocumentOptions {
  /// The requested variants.
  var variants: VariantSet {
    VariantSet(
      devices: devices.flatMap { $0 }, schemes: schemes.flatMap { $0 },
      textSizes: textSizes.flatMap { $0 }, directions: directions.flatMap { $0 },
      languages: languages.flatMap { $0 })
  }

  /// Throws if the options describe more variants than the limit.
  ///
  /// The variants are counted before they are created, because option lists multiply.
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

  /// Throws if the options describe several variants, for commands with a single result.
  func validateOneVariant() throws {
    guard variants.variants.count > 1 else { return }
    throw ValidationError(
      "several devices, schemes, text sizes, directions or languages are for 'quoin render'; give one of each"
    )
  }
}
