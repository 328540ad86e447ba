import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// What a document may read because it lies in a project, and what not.
@Suite struct AppDoorTests {
  private static let main = "App/Base.lproj/Main.storyboard"

  private func image(
    _ project: AppProjectFolder, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImageContent {
    let text = Documents.storyboard(view: Documents.root(#"<imageView image="a" id="n"/>"#))
    let imported = try project.read(Self.main, text, change)
    return try #require(imported["n"] as? ImageNode).image
  }

  private static let entry = #"{"filename": "a.png", "scale": "1x"}"#

  @Test func whatAProjectListsOutsideOfItsFolder() throws {
    let project = try AppProjectFolder(items: ["../outside/Assets.xcassets"])
    try project.imageSet(
      "a", Self.entry, in: "../outside/Assets.xcassets",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    #expect(try image(project).missingFrom?.contains("ignored: 1") == true)
    let outside = project.path + "/../outside"
    #expect(try image(project) { $0.access.roots = [outside] }.size == Size(3, 3))
  }

  /// Links to the outside: of a catalogue, of a set, of a picture in a set.
  @Test func linksToTheOutside() throws {
    for (link, target) in [
      ("App/Assets.xcassets", "../../outside/Assets.xcassets"),
      ("App/Assets.xcassets/a.imageset", "../../../outside/Assets.xcassets/a.imageset"),
      (
        "App/Assets.xcassets/a.imageset/a.png",
        "../../../../outside/Assets.xcassets/a.imageset/a.png"
      ),
    ] {
      let project = try AppProjectFolder()
      try project.imageSet(
        "a", Self.entry, in: "../outside/Assets.xcassets",
        files: ["a.png": AppProjectFolder.png(3, 3)])
      if link.hasSuffix(".png") {
        try project.imageSet("a", Self.entry, files: [:])
      } else {
        try project.write((link as NSString).deletingLastPathComponent + "/keep", "")
      }
      try project.link(link, to: target)
      let image = try image(project)
      // The picture's name may be known; its bytes are not.
      #expect(image.size == nil, "\(link)")
    }
  }

  @Test func linksToTheInside() throws {
    let project = try AppProjectFolder()
    try project.imageSet(
      "a", Self.entry, in: "Real.xcassets", files: ["a.png": AppProjectFolder.png(3, 3)])
    try project.write("App/keep", "")
    try project.link("App/Assets.xcassets", to: "../Real.xcassets")
    #expect(try image(project).size == Size(3, 3))
  }

  @Test func ringsOfFolders() throws {
    let project = try AppProjectFolder()
    try project.imageSet("a", Self.entry, files: ["a.png": AppProjectFolder.png(3, 3)])
    try project.link("App/Assets.xcassets/Ring", to: "..")
    try project.link("App/Assets.xcassets/Self.imageset", to: "Self.imageset")
    #expect(try image(project).size == Size(3, 3))
  }

  /// Whoever lets a document read nothing, or only some folders, is not overruled by a project.
  @Test func noProjectWithoutTheDocumentsFolder() throws {
    let project = try AppProjectFolder()
    try project.imageSet("a", Self.entry, files: ["a.png": AppProjectFolder.png(3, 3)])
    #expect(try image(project) { $0.access = .nothing }.size == nil)
  }

  @Test func theDoorOfTheDrawings() throws {
    let project = try AppProjectFolder()
    try project.imageSet("a", Self.entry, files: ["a.png": AppProjectFolder.png(3, 3)])
    let text = Documents.storyboard(view: Documents.root(#"<imageView image="a" id="n"/>"#))
    let resources = try #require(try project.read(Self.main, text).resources)
    #expect(throws: Never.self) {
      try resources.file(path: project.path + "/App.xcodeproj/project.pbxproj", as: .sheet)
    }
    #expect(throws: ResourceFailure.outside) {
      try resources.file(path: project.path + "/../a.png", as: .picture)
    }
    // A document that names nothing of its app keeps to its own folder.
    let plain = try #require(
      try project.read(Self.main, Documents.storyboard(view: Documents.root(""))).resources)
    #expect(throws: ResourceFailure.outside) {
      try plain.file(path: project.path + "/App.xcodeproj/project.pbxproj", as: .sheet)
    }
  }

  /// Whoever names a folder lets the documents in it read all of it, whichever project lists what.
  @Test func foldersThatTheUserNamed() throws {
    let project = try AppProjectFolder(items: ["../Shared/Assets.xcassets", "../Shared/Card.xib"])
    try project.imageSet(
      "a", Self.entry, in: "../Shared/Assets.xcassets",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    let text = Documents.storyboard(view: Documents.root(#"<imageView image="a" id="n"/>"#))
    try project.write(Self.main, text)
    try project.write("../Shared/Card.xib", text)
    try project.write("../Mac.xib", #"<document targetRuntime="MacOSX.Cocoa"/>"#)
    let store = AppStore()
    let outer = FilePath.folder(project.path)
    let folder = AppFolder(outer, language: nil, store: store)
    #expect(folder.foreignCount == 1)
    #expect(folder.documents.map(\.name) == ["Shared/Card", "project/App/Main"])
    for name in [Self.main, "../Shared/Card.xib"] {
      let imported = try project.read(name, text) { $0.apps = store }
      #expect((imported["n"] as? ImageNode)?.image.size == Size(3, 3), "\(name)")
    }
  }

  /// Projects that are made by a tool are often not there: all of the folder is the app then.
  @Test func foldersWithoutAProject() throws {
    let project = try AppProjectFolder()
    try project.imageSet(
      "a", Self.entry, in: "../bare/Media/Assets.xcassets",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    let text = Documents.storyboard(view: Documents.root(#"<imageView image="a" id="n"/>"#))
    try project.write("../bare/Views/Card.xib", text)
    let store = AppStore()
    let folder = AppFolder(FilePath.join(project.path, "../bare"), language: nil, store: store)
    #expect(folder.documents.map(\.name) == ["Views/Card"])
    let imported = try project.read("../bare/Views/Card.xib", text) { $0.apps = store }
    #expect((imported["n"] as? ImageNode)?.image.size == Size(3, 3))
  }

  /// Of a document with copies in languages that of the language is taken, else the base.
  @Test func copiesOfADocumentInLanguages() throws {
    let project = try AppProjectFolder()
    for language in ["Base", "de", "fr"] {
      try project.write(
        "App/\(language).lproj/Main.storyboard", Documents.storyboard(view: Documents.root("")))
    }
    for (language, expected) in [(nil, "Base"), ("de-CH", "de"), ("it", "Base")] {
      let folder = AppFolder(project.path, language: language, store: AppStore())
      #expect(
        folder.documents.map(\.path) == [project.path + "/App/\(expected).lproj/Main.storyboard"])
    }
  }

  /// The folders of languages lie beside the pictures.
  @Test func besideTheFolderOfALanguage() throws {
    let project = try AppProjectFolder()
    try project.write("../alone/a@2x.png", AppProjectFolder.png(6, 6))
    try project.write("../alone/de.lproj/Main.strings", #""lab.text" = "Name";"#)
    try project.write("../a.png", AppProjectFolder.png(9, 9))
    let text = Documents.storyboard(
      view: Documents.root(#"<imageView image="a" id="n"/><label text="x" id="lab"/>"#))
    let imported = try project.read("../alone/Base.lproj/Main.storyboard", text) {
      $0.language = "de"
    }
    #expect((imported["n"] as? ImageNode)?.image.size == Size(3, 3))
    #expect((imported["lab"] as? TextNode)?.string == "Name")
    let resources = try #require(imported.resources)
    #expect(throws: ResourceFailure.outside) {
      try resources.file(path: project.path + "/../a.png", as: .picture)
    }
  }

  /// A document that is in no project has what lies beside it.
  @Test func withoutAProject() throws {
    let project = try AppProjectFolder()
    try project.imageSet(
      "a", Self.entry, in: "../alone/Assets.xcassets",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    let text = Documents.storyboard(
      view: Documents.root(#"<imageView image="a" id="n"/><imageView image="b" id="m"/>"#))
    let imported = try project.read("../alone/Main.storyboard", text)
    #expect((imported["n"] as? ImageNode)?.image.size == Size(3, 3))
    #expect((imported["m"] as? ImageNode)?.image == ImageContent(name: "b"))
    #expect(imported.missingPictures.map(\.name) == ["b"])
  }
}
