import Foundation
import QuoinModel
import Synchronization

/// The hyphenation dictionaries installed on this computer, each of which is read once.
enum HyphenationDictionaries {
  /// The dictionaries by file path.
  private static let known = Mutex<[String: Hyphenator]>([:])

  /// Returns the hyphenator for a language, or `nil` if no folder has a dictionary for it.
  ///
  /// - Parameters:
  ///   - language: The language as in `lang`, such as `de` or `en-GB`.
  ///   - folders: The folders with dictionaries, in search order.
  static func hyphenator(of language: String, in folders: [String]) -> Hyphenator? {
    let parts = language.split(separator: "-").map { String($0) }
    guard let first = parts.first?.lowercased(),
      parts.allSatisfy({ $0.utf8.allSatisfy { ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 } })
    else { return nil }
    // The default region of a language has the same code, as in de_DE; that of English is US.
    let region = parts.last.map { $0.count == 2 && parts.count > 1 ? $0.uppercased() : nil } ?? nil
    let own = first == "en" ? "US" : first.uppercased()
    for folder in folders {
      for name in ["\(first)_\(region ?? own)", first, "\(first)_\(own)"] {
        let path = "\(folder)/hyph_\(name).dic"
        if let hyphenator = read(path) { return hyphenator }
      }
    }
    return nil
  }

  private static func read(_ path: String) -> Hyphenator? {
    if let known = known.withLock({ $0[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let line = String(decoding: data.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    guard let encoding = encodings[line.trimmingCharacters(in: .whitespaces).uppercased()],
      let text = String(data: data, encoding: encoding)
    else { return nil }
    let hyphenator = Hyphenator(dictionary: text)
    known.withLock { $0[path] = hyphenator }
    return hyphenator
  }

  private static let encodings: [String: String.Encoding] = [
    "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "ISO8859-15": .isoLatin1,
    "MICROSOFT-CP1251": .windowsCP1251, "CP1251": .windowsCP1251, "ISO8859-9": .windowsCP1254,
    "ASCII": .ascii,
  ]
}
