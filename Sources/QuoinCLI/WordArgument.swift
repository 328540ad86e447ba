import ArgumentParser

/// An option with one of a few words, which are its raw values.
///
/// Help shows what it shows by default. But the defaults find the words by key paths, which take as long to make at run
/// time as laying out a dozen elements.
protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension WordArgument {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// The descriptions of words that are not the words themselves: none.
  static var allValueDescriptions: [String: String] { [:] }
}
