import Foundation
import QuoinGeometry
import QuoinModel

/// The scenes of a document, and those of the app's other storyboards that these show.
///
/// Container views and columns of split views may show controllers of other storyboards. Such a guest is read when a scene
/// shows it, with the traits of the import, from its own document with that document's palette, texts and device.
final class ShownScenes {
  /// The document's own scenes, in the order of its roots, and then the guests.
  private(set) var scenes: [ImportedScene] = []
  /// The nodes that embed other scenes (container views and placeholders in bars), with the scenes' indices.
  private(set) var insertions: [NodeID: Int] = [:]
  /// The document and the other storyboards with guests.
  private(set) var storyboards: [OpenStoryboard]
  /// The roots that the scenes are made from.
  private var sources: [(storyboard: OpenStoryboard, root: Int)] = []
  private var numbers: [RootKey: Int] = [:]
  /// The storyboards by name, or `nil` for those that cannot be read.
  private var named: [String: OpenStoryboard?] = [:]
  /// The limits that were exceeded and reported.
  private var exceeded: Set<Limit> = []

  private enum Limit { case storyboards, hops }

  private struct RootKey: Hashable {
    let tree: ObjectIdentifier
    let element: Int

    init(_ element: XMLTreeElement) {
      tree = ObjectIdentifier(element.tree)
      self.element = element.index
    }
  }

  /// The maximum number of other storyboards that are read for a document.
  private static let maximumStoryboards = 16
  /// The maximum number of references from one storyboard to the next.
  private static let maximumHops = 6

  private var own: OpenStoryboard { storyboards[0] }
  private var session: ImportSession { own.session }

  /// Reads the scenes of a document.
  init(of document: OpenStoryboard) {
    storyboards = [document]
    for number in document.roots.indices { add(number, of: document) }
    document.resolveConstraints()
    // Guests may show further guests.
    var next = 0
    while next < scenes.count, !session.isOutOfTime {
      addScreen(next)
      addEmbedded(in: next)
      next += 1
    }
  }

  /// The guests' first index.
  var ownCount: Int { own.roots.count }

  @discardableResult private func add(_ number: Int, of storyboard: OpenStoryboard) -> Int {
    numbers[RootKey(storyboard.roots[number].element)] = scenes.count
    scenes.append(storyboard.scene(number))
    sources.append((storyboard, number))
    return scenes.count - 1
  }

  // MARK: What scenes show

  /// Adds the screen around a scene.
  private func addScreen(_ index: Int) {
    let (storyboard, number) = sources[index]
    storyboard.enterScreen(number)
    guard let screen = reader(storyboard).screen(storyboard.roots[number], size: scenes[index].size)
    else { return }
    scenes[index].screen = screen
    for view in screen.views { insertions[view.room] = scene(at: view.element) }
  }

  private func reader(_ storyboard: OpenStoryboard) -> ScreenReader {
    var reader = ScreenReader(session: storyboard.session, controllers: storyboard.controllers)
    reader.scene = { [unowned self] id in
      guard let index = scene(of: id, in: storyboard) else { return nil }
      let (other, number) = sources[index]
      return ColumnScene(
        number: index, root: other.roots[number], size: scenes[index].size,
        reader: self.reader(other))
    }
    return reader
  }

  /// Returns the index of the scene of a root, which is read if necessary.
  private func scene(at element: XMLTreeElement) -> Int? {
    if let known = numbers[RootKey(element)] { return known }
    guard let storyboard = storyboards.first(where: { $0.document.tree === element.tree }),
      let number = storyboard.roots.firstIndex(where: { $0.element.index == element.index })
    else { return nil }
    // The bars of another root may be read at the moment, with the size classes of that one.
    let classes = storyboard.session.classes
    defer { storyboard.session.classes = classes }
    let index = add(number, of: storyboard)
    storyboard.resolveConstraints()
    return index
  }

  /// Finds the scenes in the container views of a scene.
  private func addEmbedded(in index: Int) {
    let storyboard = sources[index].storyboard
    guard !storyboard.controllers.embeddings.isEmpty else { return }
    let nodes = Set(scenes[index].root.subtree.map(\.id))
    for (view, target) in storyboard.controllers.embeddings.sorted(by: { $0.key < $1.key }) {
      guard let node = storyboard.session.items[view]?.node, nodes.contains(node),
        let shown = scene(of: target, in: storyboard)
      else { continue }
      insertions[node] = shown
    }
  }

  // MARK: Controllers

  /// Returns the index of the scene that a controller shows first.
  ///
  /// - Parameter id: The controller's id in the storyboard's graph.
  private func scene(of id: String, in storyboard: OpenStoryboard, hops: Int = 0) -> Int? {
    guard let content = storyboard.controllers.contentController(id) else { return nil }
    if let number = storyboard.controllerRoots[content] {
      return scene(at: storyboard.roots[number].element)
    }
    if let controller = storyboard.controllers.elements[content],
      let reference = StoryboardReference(controller)
    {
      guard let other = open(reference.storyboard, for: controller, of: storyboard, hops),
        let target = reference.target(in: other.document)
      else { return nil }
      return scene(of: target, in: other, hops: hops + 1)
    }
    guard let place = storyboard.controllers.origin(of: content),
      let other = open(
        place.storyboard, for: storyboard.controllers.elements[id], of: storyboard, hops)
    else { return nil }
    return scene(of: place.id, in: other, hops: hops + 1)
  }

  /// Returns a storyboard of the app by its name, or `nil` if it is not to be read.
  ///
  /// They are read only if the user has specified the folder of the app, as those that refer to the document are. Problems
  /// in a storyboard are reported where it is read itself.
  ///
  /// - Parameters:
  ///   - element: The element of another storyboard, `origin`, that refers to it.
  ///   - hops: The number of storyboards that already lead to `origin`.
  private func open(
    _ name: String, for element: XMLTreeElement?, of origin: OpenStoryboard, _ hops: Int
  ) -> OpenStoryboard? {
    guard session.info.isStoryboard, session.options.apps?.hasFolders == true else { return nil }
    guard hops < ShownScenes.maximumHops else {
      return leaveOut(
        .hops,
        "the storyboard '\(name)' is referred to by way of more than the limit of "
          + "\(ShownScenes.maximumHops) storyboards; its scene is left out", element, origin)
    }
    if let known = named[name] { return known }
    if name == session.bundle.value.documentName { return own }
    guard storyboards.count <= ShownScenes.maximumStoryboards else {
      return leaveOut(
        .storyboards,
        "the document shows scenes of more than the limit of \(ShownScenes.maximumStoryboards) other storyboards; those "
          + "of '\(name)' and of others behind it are left out", element, origin)
    }
    let storyboard = read(name)
    named[name] = .some(storyboard)
    if let storyboard { storyboards.append(storyboard) }
    return storyboard
  }

  /// Reports a storyboard that is not read because of a limit, once for each limit.
  private func leaveOut(
    _ limit: Limit, _ message: String, _ element: XMLTreeElement?, _ origin: OpenStoryboard
  ) -> OpenStoryboard? {
    if exceeded.insert(limit).inserted {
      // The controllers of a storyboard's graph may be those of others.
      let own = element.flatMap { $0.tree === origin.document.tree ? $0 : nil } ?? origin.document
      session.diagnostics.append(
        Diagnostic(
          .error, rule: "limit-exceeded", message, place: origin.session.place(own)))
    }
    return nil
  }

  private func read(_ name: String) -> OpenStoryboard? {
    let bundle = session.bundle.value
    guard !session.isOutOfTime,
      let path = bundle.storyboardPath(named: name, language: session.options.language),
      let bytes = bundle.storyboard(path)
    else { return nil }
    var options = session.options
    options.path = path
    let tree = try? XMLTreeReader.read(Data(bytes), path: path, deadline: options.deadline)
    guard let root = tree?.root, (try? DocumentCheck.check(root, path: path)) != nil else {
      return nil
    }
    return OpenStoryboard(root, options: options)
  }
}
