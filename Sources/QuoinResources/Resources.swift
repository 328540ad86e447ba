#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The one door through which the files are opened that a document names.
///
/// A path is walked folder by folder, and no step follows a symbolic link on its own: where a link leads is read,
/// and the walk goes on there if that is inside of the folders that may be read. So a file that is outside is not
/// opened at any time, also if somebody exchanges folders and links meanwhile.
///
///     let resources = Resources(.documentFolder, document: "mail/letter.html")
///     let sheet = try resources.read("letter.css", as: .sheet)
public final class Resources: Sendable {
  /// What may be read.
  public let access: ResourceAccess
  /// The sizes that files may have.
  public let limits: Limits
  /// The folder from which relative addresses are, without a slash at its end.
  private let folder: String
  private let roots: [Root]
  /// Why relative addresses lead nowhere: the document's base is on a network.
  private let baseFailure: ResourceFailure?

  /// A folder of which files may be read.
  private struct Root {
    /// The parts of the path as it was given.
    let given: [String]
    /// The parts of the path without symbolic links.
    let real: [String]
    let descriptor: Int32
  }

  /// The door for the files of one document.
  ///
  /// - Parameters:
  ///   - access: the folders of which files may be read.
  ///   - document: the document's path; empty, or `-`, for one that came from elsewhere: its folder is the current
  ///     one then.
  ///   - base: the address that relative ones are from, as the document says it (`<base href>`).
  ///   - limits: the sizes that files may have.
  public init(
    _ access: ResourceAccess = .documentFolder, document: String, base: String? = nil,
    limits: Limits = .standard
  ) {
    self.access = access
    self.limits = limits
    let current = System.currentFolder
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : current + "/" + path }
    let home =
      document.lastIndex(of: "/").map { absolute(String(document[...$0])) } ?? current
    var folders = access.roots.map(absolute)
    if access.includesDocumentFolder { folders.append(home) }
    roots = folders.compactMap { path in
      guard !path.utf8.contains(0), let real = System.real(path) else { return nil }
      let descriptor = System.folder(real)
      guard descriptor >= 0 else { return nil }
      return Root(
        given: Resources.parts(path), real: Resources.parts(real), descriptor: descriptor)
    }
    var failure: ResourceFailure?
    var folder = Resources.joined(Resources.parts(System.real(home) ?? home))
    if let base {
      do throws(ResourceFailure) {
        switch try ResourceAddress(base) {
        case .data: break
        case .path(let path):
          let start = path.lastIndex(of: "/").map { path[...$0] } ?? ""
          folder = Resources.joined(
            Resources.parts(start.hasPrefix("/") ? String(start) : folder + "/" + start))
        }
      } catch .notAPath {
        // `<base href="?x">` is the document itself.
      } catch {
        failure = error
      }
    }
    self.folder = folder
    baseFailure = failure
  }

  /// A copy of a door with further folders of which files may be read.
  private init(_ door: Resources, adding folders: [String]) {
    access = ResourceAccess(
      roots: door.access.roots + folders,
      includesDocumentFolder: door.access.includesDocumentFolder)
    limits = door.limits
    folder = door.folder
    baseFailure = door.baseFailure
    let known = door.roots.map {
      ("/" + $0.given.joined(separator: "/"), Resources.joined($0.real))
    }
    let current = System.currentFolder
    let added = folders.compactMap { path -> (String, String)? in
      let path = path.hasPrefix("/") ? path : current + "/" + path
      guard !path.utf8.contains(0), let real = System.real(path) else { return nil }
      return (path, real)
    }
    roots = (known + added).compactMap { given, real in
      let descriptor = System.folder(real)
      guard descriptor >= 0 else { return nil }
      return Root(
        given: Resources.parts(given), real: Resources.parts(real), descriptor: descriptor)
    }
  }

  /// The same door, which opens files in further folders, too.
  public func adding(roots: [String]) -> Resources {
    roots.isEmpty ? self : Resources(self, adding: roots)
  }

  deinit { for root in roots { System.close(root.descriptor) } }

  /// The bytes of the file at an address.
  ///
  /// - Throws: why they are not read. A `data:` address is the caller's to decode, and throws `notAPath` here.
  public func read(_ address: String, as kind: ResourceKind) throws(ResourceFailure) -> [UInt8] {
    try file(address, as: kind).bytes()
  }

  /// The file at an address, open.
  ///
  /// - Throws: why it is not opened.
  package func file(
    _ address: String, as kind: ResourceKind
  ) throws(ResourceFailure) -> ResourceFile {
    guard case .path(let path) = try ResourceAddress(address) else { throw .notAPath }
    if !path.hasPrefix("/"), let baseFailure { throw baseFailure }
    return try file(path: path, as: kind)
  }

  /// The file at a path, which is no address: percent signs and question marks are parts of names.
  ///
  /// - Throws: why it is not opened.
  package func file(path: String, as kind: ResourceKind) throws(ResourceFailure) -> ResourceFile {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notAPath }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return try open(Resources.parts(whole), limit: limits.bytes(of: kind))
  }

  /// The names in a folder at a path, sorted, with whether each is of a folder; empty where the folder may not be
  /// read.
  package func names(inFolder path: String) -> [(name: String, isFolder: Bool)] {
    guard !path.isEmpty, !path.utf8.contains(0) else { return [] }
    var parts = Resources.parts(path.hasPrefix("/") ? path : folder + "/" + path)
    var links = 0
    while links <= Resources.mostLinks {
      guard let (root, rest) = root(of: parts) else { return [] }
      var walk = Walk(root: root.descriptor, parents: root.real, rest: rest)
      walk.wantsFolder = true
      defer { walk.close() }
      guard let end = try? walk.run(&links, 0) else { return [] }
      switch end {
      case .file: return []
      case .folder(let descriptor): return System.names(in: descriptor).sorted { $0.name < $1.name }
      case .elsewhere(let path): parts = path
      }
      links += 1
    }
    return []
  }

  /// The path that an address leads to, from the root of all files.
  ///
  /// - Throws: why the address leads to no file that may be read; whether there is one is not looked at.
  package func path(of address: String) throws(ResourceFailure) -> String {
    guard case .path(let path) = try ResourceAddress(address) else { throw .notAPath }
    if !path.hasPrefix("/"), let baseFailure { throw baseFailure }
    let parts = Resources.parts(path.hasPrefix("/") ? path : folder + "/" + path)
    guard root(of: parts) != nil else { throw .outside }
    return Resources.joined(parts)
  }

  // MARK: The walk

  /// Links that are followed for one file.
  private static let mostLinks = 40

  private func open(_ parts: [String], limit: Int) throws(ResourceFailure) -> ResourceFile {
    var links = 0
    var parts = parts
    while true {
      guard let (root, rest) = root(of: parts) else { throw .outside }
      var walk = Walk(root: root.descriptor, parents: root.real, rest: rest)
      defer { walk.close() }
      switch try walk.run(&links, limit) {
      case .file(let file): return file
      case .folder: throw .notRegular
      case .elsewhere(let path): parts = path
      }
      links += 1
      guard links <= Resources.mostLinks else { throw .missing }
    }
  }

  /// The innermost folder that may be read and has a path in it, and what follows it in the path.
  private func root(of parts: [String]) -> (Root, ArraySlice<String>)? {
    var best: (Root, ArraySlice<String>)?
    for root in roots {
      for start in [root.real, root.given] where parts.starts(with: start) {
        let rest = parts.dropFirst(start.count)
        if best.map({ rest.count < $0.1.count }) ?? true { best = (root, rest) }
      }
    }
    return best
  }

  /// One walk from a root.
  private struct Walk {
    enum End {
      case file(ResourceFile)
      /// The descriptor of a folder, which the walk closes.
      case folder(Int32)
      /// A link leads out of the root: the parts of a path that may be in another one.
      case elsewhere([String])
    }

    let root: Int32
    /// The parts of the real path of the root.
    let parents: [String]
    /// The open folders below the root.
    var open: [(name: String, descriptor: Int32)] = []
    /// What is still to be walked, the next part last.
    var pending: [String]
    /// Whether the walk ends at a folder.
    var wantsFolder = false

    init(root: Int32, parents: [String], rest: ArraySlice<String>) {
      self.root = root
      self.parents = parents
      pending = rest.reversed()
    }

    mutating func close() {
      for folder in open { System.close(folder.descriptor) }
      open = []
    }

    mutating func run(_ links: inout Int, _ limit: Int) throws(ResourceFailure) -> End {
      while let name = pending.popLast() {
        if name == ".." {
          guard let last = open.popLast() else {
            return .elsewhere(parents.dropLast() + pending.reversed())
          }
          System.close(last.descriptor)
          continue
        }
        let folder = open.last?.descriptor ?? root
        guard let status = System.status(name, in: folder) else { throw failure() }
        switch status.st_mode & S_IFMT {
        case S_IFLNK:
          links += 1
          guard links <= Resources.mostLinks, let target = System.link(name, in: folder) else {
            throw .missing
          }
          if target.hasPrefix("/") {
            return .elsewhere(Resources.parts(target) + pending.reversed())
          }
          pending += Resources.pieces(target).reversed()
        case S_IFREG where pending.isEmpty:
          return .file(try file(name, in: folder, limit))
        case S_IFDIR where !pending.isEmpty || wantsFolder:
          let descriptor = System.folder(name, in: folder)
          guard descriptor >= 0 else { throw failure() }
          open.append((name, descriptor))
        case S_IFREG, S_IFDIR: throw pending.isEmpty ? ResourceFailure.notRegular : .missing
        default: throw .notRegular
        }
      }
      if wantsFolder { return .folder(open.last?.descriptor ?? root) }
      throw .notRegular
    }

    private func file(
      _ name: String, in folder: Int32, _ limit: Int
    ) throws(ResourceFailure) -> ResourceFile {
      let descriptor = System.file(name, in: folder)
      guard descriptor >= 0 else { throw failure() }
      let path = Resources.joined(parents + open.map(\.name) + [name])
      guard let status = System.status(of: descriptor) else {
        System.close(descriptor)
        throw .unreadable
      }
      // From here on the file is closed by what owns it.
      let file = ResourceFile(descriptor, status, path: path, limit: limit)
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
      guard file.size <= limit else { throw .tooLarge(limit) }
      return file
    }

    private func failure() -> ResourceFailure {
      switch errno {
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .missing
      default: .unreadable
      }
    }
  }

  // MARK: Paths

  /// The parts of an absolute path, without `.`, and without `..` and what it takes back, as in addresses.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for piece in pieces(path) {
      if piece == ".." { _ = parts.popLast() } else { parts.append(piece) }
    }
    return parts
  }

  /// The parts of a path with its `..`.
  private static func pieces(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
  }

  private static func joined(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
