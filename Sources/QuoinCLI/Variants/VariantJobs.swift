import QuoinImport

/// A queue of jobs: each document of a run in each of its variants.
struct VariantJobs {
  /// A document in one of its variants.
  struct Job {
    let group: VariantGroup
    let path: String
    let number: Int
  }

  /// The number of jobs, if known in advance.
  let count: Int?
  /// Whether the known documents include both iOS and Android ones.
  let haveBothSystems: Bool
  private var documents: InputPaths
  private var names: OutputNames
  private var rest: [Job] = []
  /// The localized copies of documents, by language and by name.
  private let copies: [String: [String: String]]
  private let variants: VariantSet
  private let folder: String
  private let claims: OutputClaims

  init(
    _ reading: DocumentReading, _ variants: VariantSet, folder: String, _ claims: OutputClaims
  ) {
    let options = reading.options
    let first = variants.first.language
    documents = options.paths(reading.apps, language: first)
    names = OutputNames(documents.names)
    var copies: [String: [String: String]] = [:]
    for language in Set(variants.variants.compactMap(\.language)) where language != first {
      let paths = options.paths(reading.apps, language: language, isFirst: false)
      copies[language] = Dictionary(
        paths.unlocalizedPaths.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    }
    self.copies = copies
    self.variants = variants
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.claims = claims
    let systems = Set((documents.known ?? []).map { DocumentSystem(path: $0) })
    haveBothSystems = systems.isSuperset(of: [.apple, .android])
    count = documents.known.map { paths in
      paths.reduce(0) { $0 + variants.of(DocumentSystem(path: $1)).variants.count }
    }
  }

  /// Returns the next job, waiting for a line of input if more documents may follow.
  mutating func next() -> Job? {
    if rest.isEmpty, let path = documents.next() { rest = jobs(of: path).reversed() }
    return rest.popLast()
  }

  private mutating func jobs(of path: String) -> [Job] {
    claims.add(input: path)
    let own = variants.of(DocumentSystem(path: path))
    let name = documents.names[path]
    let key = documents.unlocalizedPaths[path]
    let ending = path.lastIndex(of: ".").map { String(path[$0...]) } ?? ""
    let group = VariantGroup(
      path: path, name: name.map { $0 + ending } ?? path, base: folder + names.job(path).name,
      variants: own)
    return own.variants.enumerated().map { number, variant in
      let copy = variant.language.flatMap { language in key.flatMap { copies[language]?[$0] } }
      return Job(group: group, path: copy ?? path, number: number)
    }
  }

}
