import Foundation
import QuoinResources
import Testing

@Suite struct ResourcesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("docs/page.html", "page")
    try folder.write("docs/a.css", "inside")
    try folder.write("docs/sub/b.css", "below")
    try folder.write("shared/c.css", "shared")
    try folder.write("secret.css", "secret")
    try folder.link("docs/out.css", to: "../secret.css")
    try folder.link("docs/absolute.css", to: folder.path + "/secret.css")
    try folder.link("docs/inner.css", to: "sub/../sub/b.css")
    try folder.link("docs/own.css", to: folder.path + "/docs/a.css")
    try folder.link("docs/up", to: "..")
    try folder.link("docs/brand", to: folder.path + "/shared")
    try folder.link("docs/loop", to: "loop")
  }

  private func resources(_ access: ResourceAccess = .documentFolder) -> Resources {
    Resources(access, document: folder.path + "/docs/page.html")
  }

  private func text(_ address: String, _ access: ResourceAccess = .documentFolder) throws -> String
  {
    String(decoding: try resources(access).read(address, as: .sheet), as: UTF8.self)
  }

  @Test(arguments: [
    ("a.css", "inside"), ("./sub/../a.css", "inside"), ("sub/b.css", "below"),
    ("../docs/a.css", "inside"), ("inner.css", "below"), ("own.css", "inside"),
    ("up/docs/a.css", "inside"), ("sub//b.css", "below"),
  ])
  func inside(_ address: String, _ expected: String) throws {
    #expect(try text(address) == expected)
  }

  @Test(arguments: [
    "../secret.css", "%2e%2e/secret.css", "sub/../../secret.css", "out.css", "absolute.css",
    "up/secret.css", "brand/c.css", "../shared/c.css", "/etc/passwd", "file:///etc/passwd",
    "file://localhost/etc/passwd", "../nothing.css", "..",
  ])
  func outside(_ address: String) {
    #expect(throws: ResourceFailure.outside) { try text(address) }
  }

  @Test func absoluteAddressesInside() throws {
    #expect(try text(folder.path + "/docs/a.css") == "inside")
    #expect(try text("file://" + folder.path + "/docs/a.css") == "inside")
    #expect(throws: ResourceFailure.outside) { try text(folder.path + "/docs-2/a.css") }
  }

  @Test func rootsWiden() throws {
    let access = ResourceAccess(roots: [folder.path + "/shared"])
    #expect(try text("../shared/c.css", access) == "shared")
    #expect(try text("brand/c.css", access) == "shared")
    #expect(throws: ResourceFailure.outside) { try text("../secret.css", access) }
    #expect(throws: ResourceFailure.outside) { try text("a.css", .nothing) }
    #expect(try text("../secret.css", .everything) == "secret")
    // A root that is a symbolic link means the folder behind it.
    let linked = ResourceAccess(roots: [folder.path + "/docs/brand"], includesDocumentFolder: false)
    #expect(try text("brand/c.css", linked) == "shared")
    #expect(try text("../shared/c.css", linked) == "shared")
  }

  @Test func whatIsNoRegularFile() throws {
    #expect(mkfifo(folder.path + "/docs/pipe", 0o600) == 0)
    #expect(throws: ResourceFailure.notRegular) { try text("pipe") }
    #expect(throws: ResourceFailure.notRegular) { try text("sub") }
    #expect(throws: ResourceFailure.notRegular) { try text("/dev/zero", .everything) }
    #expect(throws: ResourceFailure.missing) { try text("gone.css") }
    #expect(throws: ResourceFailure.missing) { try text("a.css/x") }
    #expect(throws: ResourceFailure.missing) { try text("loop") }
    #expect(throws: ResourceFailure.missing) { try text(String(repeating: "x", count: 300)) }
  }

  @Test func sizes() throws {
    var limits = Limits.standard
    limits.sheetBytes = 5
    let small = Resources(
      .documentFolder, document: folder.path + "/docs/page.html", limits: limits)
    #expect(throws: ResourceFailure.tooLarge(5)) { try small.read("a.css", as: .sheet) }
    #expect(try small.read("sub/b.css", as: .sheet).count == 5)
    // Three gigabytes that are nowhere on the disk.
    let path = folder.path + "/docs/big.css"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(file, 3 << 30) == 0)
    close(file)
    #expect(throws: ResourceFailure.tooLarge(Limits.standard.sheetBytes)) { try text("big.css") }
  }

  @Test func bases() throws {
    func read(_ address: String, base: String) throws -> String {
      let resources = Resources(
        .documentFolder, document: folder.path + "/docs/page.html", base: base)
      return String(decoding: try resources.read(address, as: .sheet), as: UTF8.self)
    }
    #expect(try read("b.css", base: "sub/") == "below")
    #expect(try read("b.css", base: "sub/index.html") == "below")
    #expect(throws: ResourceFailure.missing) { try read("b.css", base: "sub") }
    #expect(throws: ResourceFailure.remote) { try read("a.css", base: "https://example.org/") }
    #expect(throws: ResourceFailure.outside) { try read("secret.css", base: "../") }
    #expect(try read(folder.path + "/docs/a.css", base: "https://example.org/") == "inside")
  }

  /// As many rounds as `QUOIN_RACES` says; `make test-races` asks for a hundred thousand.
  private static let rounds =
    ProcessInfo.processInfo.environment["QUOIN_RACES"].flatMap { Int($0) } ?? 20_000

  /// While a link is exchanged for a file and back as fast as it goes, what is outside is never read.
  @Test func linksThatChangeMeanwhile() async throws {
    let path = folder.path
    try folder.write("docs/swap/x.css", "inside")
    try folder.write("other/x.css", "secret")
    let swapper = Task.detached {
      let (here, aside, link) = (path + "/docs/swap", path + "/docs/aside", path + "/docs/link")
      symlink("../other", link)
      while !Task.isCancelled {
        rename(here, aside)
        rename(link, here)
        rename(here, link)
        rename(aside, here)
      }
    }
    let opened = resources()
    var counts = (inside: 0, refused: 0)
    for _ in 0..<Self.rounds {
      do {
        let bytes = try opened.read("swap/x.css", as: .sheet)
        #expect(String(decoding: bytes, as: UTF8.self) == "inside")
        counts.inside += 1
      } catch {
        counts.refused += 1
      }
    }
    swapper.cancel()
    await swapper.value
    #expect(counts.inside > 0)
  }
}
