import Foundation
import QuoinModel

@testable import QuoinImport

/// A project of Android on the disk, which is gone when nothing refers to it.
final class ProjectFolder {
  let path: String

  /// Creates a folder.
  ///
  /// - Parameter hasSettings: Whether Gradle's settings mark it as a project.
  init(hasSettings: Bool = true) throws {
    path = FileManager.default.temporaryDirectory.path + "/quoin-\(UUID().uuidString)"
    if hasSettings { try write("settings.gradle", "") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Writes a layout of the application.
  func layout(_ name: String, _ text: String) throws {
    try write("app/src/main/res/layout/\(name).xml", ProjectFolder.spaced(text))
  }

  /// Writes values of the application.
  func values(_ text: String, folder: String = "values") throws {
    try write("app/src/main/res/\(folder)/values.xml", "<resources>\(text)</resources>")
  }

  /// Reads a layout of the application, at two pixels a point.
  func read(
    _ name: String, in folder: String = "app/src/main/res/layout",
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedDocument {
    let file = path + "/\(folder)/\(name).xml"
    var options = ImportOptions()
    options.path = file
    options.displayScale = 2
    change(&options)
    return try AndroidLayouts.read(
      Data(contentsOf: URL(fileURLWithPath: file)), options: options)
  }

  /// A text with the spaces of names, `a:` for the framework's.
  static func spaced(_ text: String) -> String {
    var text = text
    if let end = text.firstIndex(where: { $0 == ">" || $0 == "/" || $0 == " " }) {
      text.insert(
        contentsOf: """
           xmlns:a="http://schemas.android.com/apk/res/android" \
          xmlns:app="http://schemas.android.com/apk/res-auto" \
          xmlns:tools="http://schemas.android.com/tools"
          """, at: end)
    }
    return text
  }
}

extension ImportedDocument {
  /// The node of the document's outermost view.
  var view: Node? { (scenes.first?.root as? ContainerNode)?.relations.first?.node }

  /// A node by its name.
  func node(_ name: String) -> Node? {
    var pending = scenes.map(\.root)
    while let node = pending.popLast() {
      if node.identifier == name { return node }
      pending += (node as? ContainerNode)?.relations.map(\.node) ?? []
    }
    return nil
  }

  /// What a frame knows of a child.
  func box(_ name: String) -> AndroidBox? {
    guard let node = node(name), let parent = node.parent else { return nil }
    return parent.relations.first { $0.node === node }
      .flatMap { $0.anyPlacement() as? any AndroidPlacement }?.box
  }
}
