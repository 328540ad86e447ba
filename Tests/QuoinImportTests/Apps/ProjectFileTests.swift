import Testing

@testable import QuoinImport

@Suite struct ProjectFileTests {
  private func project(_ objects: String) throws -> ProjectFile {
    let text = """
      { objects = { P = {isa = PBXProject; mainGroup = G; developmentRegion = de; }; \(objects) };
        rootObject = P; }
      """
    return try #require(ProjectFile(Array(text.utf8)))
  }

  private static let target = """
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S, R); buildConfigurationList = L; };
    R = {isa = PBXResourcesBuildPhase; files = (b1, b2, b3, b4, b5); };
    S = {isa = PBXSourcesBuildPhase; files = (b6); };
    L = {buildConfigurations = (C); };
    C = {buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
    """

  @Test func pathsAddUpAlongGroups() throws {
    let project = try project(
      Self.target + """
        G = {isa = PBXGroup; children = (A, r5); };
        A = {isa = PBXGroup; path = App; children = (B, V, r3, r4, r6); };
        B = {isa = PBXGroup; name = Views; path = ../Shared; children = (r1); };
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (v1, v2); };
        b1 = {fileRef = r1; }; b2 = {fileRef = V; }; b3 = {fileRef = r3; }; b4 = {fileRef = r4; };
        b5 = {fileRef = r5; }; b6 = {fileRef = r6; };
        r1 = {path = Cell.xib; sourceTree = "<group>"; };
        v1 = {path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        v2 = {path = ar.lproj/Main.strings; sourceTree = "<group>"; };
        r3 = {path = Other/Assets.xcassets; sourceTree = SOURCE_ROOT; };
        r4 = {path = Icons; lastKnownFileType = folder; sourceTree = "<group>"; };
        r5 = {path = Made.app; sourceTree = BUILT_PRODUCTS_DIR; };
        r6 = {path = Main.swift; sourceTree = "<group>"; };
        """)
    let target = try #require(project.targets.first)
    #expect(target.name == "App")
    #expect(
      target.items == [
        .init(path: "Shared/Cell.xib"), .init(path: "App/Base.lproj/Main.storyboard"),
        .init(path: "App/ar.lproj/Main.strings"), .init(path: "Other/Assets.xcassets"),
        .init(path: "App/Icons", isFolder: true),
      ])
    #expect(target.contains("Shared/Cell.xib"))
    #expect(target.contains("App/Icons/a/b.png"))
    #expect(!target.contains("App/Cell.xib"))
    #expect(!target.contains("App/Main.swift"))
    #expect(target.infoPlists == ["App/Info.plist"])
    #expect(target.infoValues == ["UIMainStoryboardFile": "Main"])
    #expect(project.developmentRegion == "de")
  }

  @Test func synchronisedFolders() throws {
    let project = try project(
      """
      G = {isa = PBXGroup; children = (F, E); };
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, Y); sourceTree = "<group>"; };
      E = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      X = {target = T; membershipExceptions = (Old/Gone.xib, Info.plist, Main.storyboard, Drafts); };
      Y = {target = W; membershipExceptions = (Shared.xib); };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); };
      W = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (E); };
      """)
    let app = try #require(project.targets.first { $0.name == "App" })
    let widget = try #require(project.targets.first { $0.name == "Widget" })
    #expect(app.contains("App/A.xib"))
    #expect(!app.contains("App/Old/Gone.xib"))
    #expect(!app.contains("App/Base.lproj/Main.storyboard"))
    #expect(!app.contains("App/Drafts/B.xib"))
    #expect(!app.contains("Widget/C.xib"))
    #expect(app.contains("App/Shared.xib") && widget.contains("App/Shared.xib"))
    #expect(widget.contains("Widget/C.xib"))
    #expect(!widget.contains("App/A.xib"))
    #expect(app.infoPlists == ["App/Info.plist"])
  }

  @Test func groupsInARing() throws {
    let project = try project(
      """
      G = {isa = PBXGroup; path = a; children = (G, H); };
      H = {isa = PBXGroup; path = b; children = (G, H, r1); };
      r1 = {path = c.xib; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (R); };
      R = {isa = PBXResourcesBuildPhase; files = (b1, R); }; b1 = {fileRef = r1; };
      """)
    #expect(project.targets.first?.items == [.init(path: "a/b/c.xib")])
  }

  @Test(arguments: [
    "", "{}", "{objects = {}; rootObject = A; }", "()", "{objects = (); rootObject = P;}",
  ])
  func whatIsNoProject(_ text: String) {
    #expect(ProjectFile(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("/a/b/c.xib", "/a/b", "c.xib"), ("/a/s/c.xib", "/a/b", "../s/c.xib"),
    ("/x", "/a/b", "../../x"),
  ])
  func relativePaths(_ path: String, _ folder: String, _ expected: String) {
    #expect(FilePath.relative(path, from: folder) == expected)
  }

  @Test(arguments: [
    ("a/b", "../c", "a/c"), ("", "a/./b", "a/b"), ("a", "../../b", "../b"), ("/a", "../../b", "/b"),
    ("a", "/b/c", "/b/c"), ("/a/", "b//c", "/a/b/c"),
  ])
  func joinedPaths(_ folder: String, _ path: String, _ expected: String) {
    #expect(FilePath.join(folder, path) == expected)
  }
}
