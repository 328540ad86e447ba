import ArgumentParser
import Foundation
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
    guard product > VariantSet.maximumCount else { return }
    throw ValidationError(
      "\(VariantSet.words(counts)) are \(product) pictures of each scene; the limit is \(VariantSet.maximumCount): draw them in several runs"
    )
  }

  /// Refuses documents that can be read only once where each is read for every variant.
  func validateFilesOfVariants() throws {
    guard variants.variants.count > 1 else { return }
    for path in files where path == "-" || DocumentOptions.isStream(path) {
      let name = path == "-" ? "standard input" : "'\(path)'"
      throw ValidationError(
        "\(name) can be read only once, and several devices, schemes, text sizes, directions or languages read "
          + "each document several times: write it to a file first")
    }
  }

  /// Whether a path is a pipe or the like, whose bytes are gone once they are read.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Throws if the options describe several variants, for commands with a single result.
  func validateOneVariant() throws {
    guard variants.variants.count > 1 else { return }
    throw ValidationError(
      "several devices, schemes, text sizes, directions or languages are for 'quoin render'; give one of each"
    )
  }
}
