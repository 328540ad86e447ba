import QuoinResources

/// Values from a target's `Info.plist` files and from the build settings that replace them.
struct AppInfo: Hashable, Sendable {
  /// The files of the app's custom fonts.
  var fonts: [String] = []
  /// The storyboards that the app starts with, the main one before the launch screen.
  var storyboards: [String] = []

  /// Reads the values of a target.
  ///
  /// - Parameter folder: The project's folder.
  init(_ target: ProjectFile.Target, folder: String, _ resources: Resources) {
    for path in target.infoPlists.prefix(8) {
      guard
        let bytes = try? resources.file(path: FilePath.join(folder, path), atMost: 1 << 20).bytes(),
        let value = PropertyListReader.read(bytes)
      else { continue }
      add(value)
    }
    add(.dictionary(target.infoValues.mapValues { .text($0) }))
  }

  /// Reads the values of a property list.
  init(_ value: PropertyValue) { add(value) }

  private mutating func add(_ value: PropertyValue) {
    for font in value["UIAppFonts"]?.texts ?? [] where !fonts.contains(font) { fonts.append(font) }
    var names = ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad"].map { value[$0]?.text }
    let roles = value["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    for role in (roles?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      names += role.value.values.map { $0["UISceneStoryboardFile"]?.text }
    }
    names += ["UILaunchStoryboardName", "UILaunchStoryboardName~ipad"].map { value[$0]?.text }
    for name in names.compactMap({ $0 }) where !storyboards.contains(name) {
      storyboards.append(name)
    }
  }
}
