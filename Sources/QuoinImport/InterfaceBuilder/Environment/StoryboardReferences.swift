import Foundation
import QuoinResources

/// A storyboard that refers to a document.
struct ReferringStoryboard {
  /// The name, by which other storyboards refer to it.
  let name: String
  let root: XMLTreeElement
}

/// A placeholder for a controller of another storyboard.
struct StoryboardReference {
  /// The name of the storyboard.
  let storyboard: String
  /// The storyboard id of the controller, or `nil` for the initial one.
  let identifier: String?

  /// Returns `nil` for other objects, and for references to other bundles, which may have a storyboard of the same name.
  init?(_ object: XMLTreeElement) {
    guard object.name == "viewControllerPlaceholder", object["bundleIdentifier"] == nil,
      let name = object["storyboardName"]
    else { return nil }
    storyboard = name
    identifier = object["referencedIdentifier"]
  }

  /// Returns the id of the controller in the storyboard's document.
  func target(in document: XMLTreeElement) -> String? {
    guard let identifier else { return document["initialViewController"] }
    return StoryboardTargets.objects(document).first { $0["storyboardIdentifier"] == identifier }
      .flatMap { $0["id"] }
  }
}

/// The controllers that placeholders for other storyboards stand for.
struct StoryboardTargets {
  /// The initial controller of each storyboard.
  private var initial: [String: String] = [:]
  /// The controllers of each storyboard by their storyboard ids.
  private var named: [String: [String: String]] = [:]
  private let key: (XMLTreeElement) -> String?

  /// - Parameter key: Returns the id of a controller in the graph of all storyboards.
  init(_ storyboards: [ReferringStoryboard], key: @escaping (XMLTreeElement) -> String?) {
    self.key = key
    for storyboard in storyboards where named[storyboard.name] == nil {
      var identifiers: [String: String] = [:]
      let first = storyboard.root["initialViewController"]
      for controller in StoryboardTargets.objects(storyboard.root) {
        guard let id = key(controller) else { continue }
        if controller["id"] == first { initial[storyboard.name] = id }
        if let name = controller["storyboardIdentifier"] { identifiers[name] = id }
      }
      named[storyboard.name] = identifiers
    }
  }

  /// Returns the controllers that a storyboard's placeholders stand for, by the ids of the placeholders.
  func placeholders(in root: XMLTreeElement) -> [String: String] {
    var found: [String: String] = [:]
    for object in StoryboardTargets.objects(root) {
      guard let reference = StoryboardReference(object), let id = key(object) else { continue }
      let name = reference.storyboard
      found[id] = reference.identifier.map { named[name]?[$0] } ?? initial[name]
    }
    return found
  }

  /// Returns the objects of all scenes.
  fileprivate static func objects(_ root: XMLTreeElement) -> [XMLTreeElement] {
    guard let scenes = root.child("scenes") else { return [] }
    return scenes.children.flatMap { $0.child("objects").map { Array($0.children) } ?? [] }
  }
}

/// Finds the storyboards of an app that refer to a document, directly or through others.
struct StoryboardReferences {
  let session: ImportSession

  /// The maximum number of storyboards that are read for a document.
  private static let maximumCount = 16

  /// Returns the storyboards that refer to the session's document.
  ///
  /// They are read only if the user has specified the folder of the app: a document that is read alone is shown as
  /// Interface Builder shows it, without the bars of other documents.
  func storyboards() -> [ReferringStoryboard] {
    guard session.info.isStoryboard, session.options.apps?.hasFolders == true else { return [] }
    let bundle = session.bundle.value
    var found: [ReferringStoryboard] = []
    var seen: Set<String> = [bundle.documentName]
    var rest = [bundle.documentName]
    while let name = rest.popLast() {
      for path in bundle.storyboards(referringTo: name) {
        let other = FilePath.stem(path)
        guard found.count < StoryboardReferences.maximumCount, !session.isOutOfTime,
          seen.insert(other).inserted, let root = root(path, bundle)
        else { continue }
        found.append(ReferringStoryboard(name: other, root: root))
        rest.append(other)
      }
    }
    return found
  }

  /// Returns the root of another storyboard; problems in it are reported where it is read itself.
  private func root(_ path: String, _ bundle: AppBundle) -> XMLTreeElement? {
    guard let bytes = bundle.storyboard(path) else { return nil }
    let tree = try? XMLTreeReader.read(
      Data(bytes), path: path, deadline: session.options.deadline)
    return tree?.root
  }
}
