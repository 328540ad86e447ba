#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Opens the files that a document refers to, restricted to the permitted folders.
///
/// A path is walked folder by folder, and no step follows a symbolic link implicitly: the link's
/// target is read, and the walk continues there only if it is inside a permitted folder. A file
/// outside is therefore never opened, even if folders and links are exchanged in the meantime.
///
///     let resources = Resources(.documentFolder, document: "mail/letter.html")
///     let sheet = try resources.read("letter.css", as: .sheet)
public final class Resources: Sendable {
  /// The folders whose files may be read.
  public let access: ResourceAccess
  /// The limits on file sizes.
  public let limits: Limits
  /// The folder that relative addresses are resolved against, without a trailing slash.
  private let folder: String
  private let roots: [Root]
  /// The reason why relative addresses cannot be resolved, if the document's base is on a network.
  private let baseFailure: ResourceFailure?

  /// A folder whose files may be read.
  private struct Root {
    /// The components of the path as given.
    let given: [String]
    /// The components of the path with symbolic links resolved.
    let real: [String]
    let descriptor: Int32
  }

  /// Creates access to the files of one document.
  ///
  /// - Parameters:
  ///   - access: the folders whose files may be read.
  ///   - document: the document's path; empty or `-` for a document from elsewhere, whose folder is
  ///     the current one.
  ///   - base: the base address that the document specifies for relative addresses (`<base href>`).
  ///   - limits: the limits on file sizes.
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
        // `<base href="?x">` refers to the document itself.
      } catch {
        failure = error
      }
    }
    self.folder = folder
    baseFailure = failure
  }

  /// Creates a copy with further folders whose files may be read.
  private init(_ other: Resources, adding folders: [String]) {
    access = ResourceAccess(
      roots: other.access.roots + folders,
      includesDocumentFolder: other.access.includesDocumentFolder)
    limits = other.limits
    folder = other.folder
    baseFailure = other.baseFailure
    let known = other.roots.map {
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

  /// Returns a copy that may also read files in further folders.
  public func adding(roots: [String]) -> Resources {
    roots.isEmpty ? self : Resources(self, adding: roots)
  }

  deinit { for root in roots { System.close(root.descriptor) } }

  /// Reads the file at an address.
  ///
  /// - Throws: the reason why it is not read. Decoding `data:` addresses is up to the caller; they
  ///   throw `notAPath` here.
  public func read(_ address: String, as kind: ResourceKind) throws(ResourceFailure) -> [UInt8] {
    try file(address, as: kind).bytes()
  }

  /// Opens the file at an address.
  ///
  /// - Throws: the reason why it is not opened.
  package func file(
    _ address: String, as kind: ResourceKind
  ) throws(ResourceFailure) -> ResourceFile {
    guard case .path(let path) = try ResourceAddress(address) else { throw .notAPath }
    if !path.hasPrefix("/"), let baseFailure { throw baseFailure }
    return try file(path: path, as: kind)
  }

  /// Opens the file at a path; percent signs and question marks are part of its name, unlike in an
  /// address.
  ///
  /// - Throws: the reason why it is not opened.
  package func file(path: String, as kind: ResourceKind) throws(ResourceFailure) -> ResourceFile {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notAPath }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return try open(Resources.parts(whole), limit: limits.bytes(of: kind))
  }

  /// Opens the file at a path (not an address) if it has at most the given number of bytes.
  ///
  /// - Throws: the reason why it is not opened.
  package func file(path: String, atMost limit: Int) throws(ResourceFailure) -> ResourceFile {
    try open(wholeParts(path), limit: limit)
  }

  /// Lists a folder, up to the given number of entries, sorted by name.
  ///
  /// - Throws: the reason why the folder is not opened.
  package func entries(
    ofFolder path: String, atMost limit: Int
  ) throws(ResourceFailure) -> [FolderEntry] {
    let descriptor = try openFolder(wholeParts(path))
    return FolderEntry.all(inFolder: descriptor, atMost: limit)
  }

  /// Whether a path is inside the folders that may be read; symbolic links on it are not resolved.
  package func mayRead(_ path: String) -> Bool {
    guard let parts = try? wholeParts(path) else { return false }
    return root(of: parts) != nil
  }

  /// The folder that relative paths are resolved against, with symbolic links resolved.
  package var documentFolder: String { folder }

  private func wholeParts(_ path: String) throws(ResourceFailure) -> [String] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notAPath }
    return Resources.parts(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Resolves an address to an absolute path.
  ///
  /// - Throws: the reason why the address cannot refer to a readable file; whether the file exists
  ///   is not checked.
  package func path(of address: String) throws(ResourceFailure) -> String {
    guard case .path(let path) = try ResourceAddress(address) else { throw .notAPath }
    if !path.hasPrefix("/"), let baseFailure { throw baseFailure }
    let parts = Resources.parts(path.hasPrefix("/") ? path : folder + "/" + path)
    guard root(of: parts) != nil else { throw .outside }
    return Resources.joined(parts)
  }

  // MARK: The walk

  /// The maximum number of symbolic links followed for one file.
  private static let maximumLinks = 40

  private func open(_ parts: [String], limit: Int) throws(ResourceFailure) -> ResourceFile {
    guard case .file(let file) = try walk(parts, to: .file(limit: limit)) else {
      throw .notRegular
    }
    return file
  }

  /// - Returns: a readable descriptor, which the caller must close.
  private func openFolder(_ parts: [String]) throws(ResourceFailure) -> Int32 {
    guard case .folder(let folder) = try walk(parts, to: .folder) else { throw .missing }
    return folder
  }

  /// Walks to the end of a path, moving to another root where a link leads out of the current one.
  private func walk(_ parts: [String], to goal: Walk.Goal) throws(ResourceFailure) -> Walk.End {
    var links = 0
    var parts = parts
    while true {
      guard let (root, rest) = root(of: parts) else { throw .outside }
      var walk = Walk(root: root.descriptor, parents: root.real, rest: rest, goal: goal)
      defer { walk.close() }
      let end = try walk.run(&links)
      guard case .elsewhere(let path) = end else { return end }
      parts = path
      links += 1
      guard links <= Resources.maximumLinks else { throw .missing }
    }
  }

  /// The innermost permitted folder that contains a path, and the rest of the path.
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

  /// A walk along a path inside one root.
  private struct Walk {
    /// The kind of entry that the path should lead to.
    enum Goal {
      case file(limit: Int)
      case folder

      var isFolder: Bool {
        if case .folder = self { true } else { false }
      }
    }

    enum End {
      case file(ResourceFile)
      case folder(Int32)
      /// A link leads out of the root; the components of a path that may be in another one.
      case elsewhere([String])
    }

    let root: Int32
    /// The components of the root's resolved path.
    let parents: [String]
    /// The open folders below the root.
    var open: [(name: String, descriptor: Int32)] = []
    /// The components still to be walked, the next one last.
    var pending: [String]
    let goal: Goal

    init(root: Int32, parents: [String], rest: ArraySlice<String>, goal: Goal) {
      self.root = root
      self.parents = parents
      self.goal = goal
      pending = rest.reversed()
    }

    mutating func close() {
      for folder in open { System.close(folder.descriptor) }
      open = []
    }

    mutating func run(_ links: inout Int) throws(ResourceFailure) -> End {
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
          guard links <= Resources.maximumLinks, let target = System.link(name, in: folder) else {
            throw .missing
          }
          if target.hasPrefix("/") {
            return .elsewhere(Resources.parts(target) + pending.reversed())
          }
          pending += Resources.pieces(target).reversed()
        case S_IFREG where pending.isEmpty:
          guard case .file(let limit) = goal else { throw .missing }
          return .file(try file(name, in: folder, limit))
        case S_IFDIR where !pending.isEmpty || goal.isFolder:
          let descriptor = System.folder(name, in: folder)
          guard descriptor >= 0 else { throw failure() }
          open.append((name, descriptor))
        case S_IFREG, S_IFDIR: throw pending.isEmpty ? ResourceFailure.notRegular : .missing
        default: throw .notRegular
        }
      }
      guard goal.isFolder else { throw .notRegular }
      let descriptor = System.readableFolder(open.last?.descriptor ?? root)
      guard descriptor >= 0 else { throw failure() }
      return .folder(descriptor)
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
      // From here on, `ResourceFile` owns and closes the descriptor.
      let file = ResourceFile(descriptor, status, path: path, limit: limit)
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
      guard file.size <= limit else { throw .tooLarge(limit) }
      ReadFiles.shared.note(status)
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

  /// The components of an absolute path with `.` removed and `..` resolved lexically, as in
  /// addresses.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for piece in pieces(path) {
      if piece == ".." { _ = parts.popLast() } else { parts.append(piece) }
    }
    return parts
  }

  /// The components of a path with `.` removed, including `..`.
  private static func pieces(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
  }

  private static func joined(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
