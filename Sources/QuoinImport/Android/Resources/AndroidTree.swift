import QuoinModel
import QuoinResources
import Synchronization

/// All resources of a project for a configuration, read once for all of its documents.
final class AndroidTree: Sendable {
  /// The path of the project's root, or `nil` for a standalone document.
  let root: String?
  let resources: Resources
  /// The notes that accompany the project.
  let notes: AndroidNotes
  private let configuration: AndroidConfiguration
  private let limits: Limits
  private let state = Mutex(State())

  private struct State {
    var folders: [String: AndroidFolder] = [:]
    /// The paths of all resource folders, once they were searched for.
    var paths: [String]?
    /// The first value of each name in all folders.
    var values: [String: AndroidEntry]?
    /// The styles, as seen by documents in each resource folder.
    var styles: [StyleKey: AndroidStyle?] = [:]
  }

  private struct StyleKey: Hashable {
    let folder: String
    let style: String
  }

  init(
    root: String?, _ access: ResourceAccess, _ limits: Limits,
    _ configuration: AndroidConfiguration
  ) {
    self.root = root
    self.configuration = configuration
    self.limits = limits
    let access = ResourceAccess(
      roots: access.roots + (root.map { [$0] } ?? []), includesDocumentFolder: false)
    resources = Resources(access, document: (root ?? "") + "/", limits: limits)
    notes = AndroidNotes(root: root, resources)
  }

  /// Returns a resource folder.
  func folder(_ path: String) -> AndroidFolder {
    state.withLock { folder(path, &$0) }
  }

  private func folder(_ path: String, _ state: inout State) -> AndroidFolder {
    if let known = state.folders[path] { return known }
    let folder = AndroidFolder(path, resources, configuration, limits)
    state.folders[path] = folder
    return folder
  }

  /// Returns the first value of a resource in the project's folders, ordered by path.
  func entry(_ key: String, by deadline: Deadline?) -> AndroidEntry? {
    state.withLock { state in
      if let known = state.values { return known[key] }
      var values: [String: AndroidEntry] = [:]
      for path in paths(&state) {
        values.merge(folder(path, &state).values(by: deadline)) { first, _ in first }
      }
      if deadline?.hasPassed() != true { state.values = values }
      return values[key]
    }
  }

  /// Returns the path of the first file of a resource in the project's folders, ordered by path.
  func file(_ key: String) -> String? {
    let folders = state.withLock { state in paths(&state).map { folder($0, &state) } }
    return folders.lazy.compactMap { $0.file(key) }.first
  }

  /// Returns the resource folders of the project, ordered by path.
  private func paths(_ state: inout State) -> [String] {
    if let known = state.paths { return known }
    var found: [String] = []
    var pending = root.map { [($0, 0)] } ?? []
    // Build output only contains copies; the search is limited in case the tree is endless.
    var looked = 0
    while let (folder, depth) = pending.popLast(), looked < 20_000 {
      looked += 1
      let folders = resources.contents(of: folder).filter {
        $0.kind == .folder && $0.name != "build"
      }
      if folders.contains(where: { $0.name.hasPrefix("values") || $0.name.hasPrefix("layout") }) {
        found.append(folder)
        continue
      }
      if depth < 16 {
        pending += folders.reversed().map { (folder + "/" + $0.name, depth + 1) }
      }
    }
    found.sort()
    state.paths = found
    return found
  }

  // MARK: Styles

  /// Returns a style as seen by documents in a resource folder, or `nil` if the project does not
  /// define it.
  func style(
    _ name: String, in own: AndroidFolder, by deadline: Deadline?
  ) -> AndroidStyle? {
    func key(_ name: String) -> StyleKey {
      StyleKey(folder: own.path, style: AndroidFolder.key("style", name))
    }
    if let known = state.withLock({ $0.styles[key(name)] }) { return known }
    // Walk up to a known style or to the root; then back down, so that each is created with its
    // parent.
    var chain: [(name: String, entry: AndroidEntry)] = []
    var seen: Set<StyleKey> = []
    var parent: AndroidStyle?
    var isEndless = false
    var next: String? = name
    while let current = next {
      // A circular style is cut where it was requested first, so others must not continue from it.
      if let known = state.withLock({ $0.styles[key(current)] }), known?.isEndless != true {
        parent = known
        break
      }
      // Without the limit, the lookup of each style of a long cycle walks the whole cycle.
      guard chain.count < AndroidStyle.maximumDepth, seen.insert(key(current)).inserted else {
        isEndless = true
        break
      }
      guard
        let entry = own.values(by: deadline)[key(current).style]
          ?? self.entry(key(current).style, by: deadline)
      else {
        break
      }
      chain.append((current, entry))
      next = AndroidStyle.parent(of: entry, current)
    }
    var made: [(StyleKey, AndroidStyle)] = []
    for (name, entry) in chain.reversed() {
      let style = AndroidStyle(entry, name: name, parent: parent, isEndless: isEndless)
      made.append((key(name), style))
      parent = style
    }
    if isEndless { made = made.suffix(1) }
    // What was found by then is not all there is.
    if deadline?.hasPassed() == true { return made.last?.1 ?? parent }
    return state.withLock { state in
      for (key, style) in made where state.styles[key] == nil { state.styles[key] = .some(style) }
      // Another thread may have created it meanwhile.
      if let known = state.styles[key(name)] { return known }
      state.styles[key(name)] = .some(nil)
      return nil
    }
  }
}
