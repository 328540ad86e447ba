import QuoinResources
import Testing

/// Data in addresses: Fetch §6, with the decoding of Base64 of Infra §8.
@Suite struct DataAddressTests {
  /// Escapes are octets, spaces and the padding may be left out or in, other signs may not.
  @Test(
    arguments: [
      ("data:;base64,AAEC", [0, 1, 2]), ("data:;base64,AAE=", [0, 1]),
      ("data:;base64,AAE", [0, 1]), ("data:;base64,A", nil), ("data:;base64,AA", [0]),
      ("data:;base64,AA%3D%3D", [0]), ("data:;BASE64,A%20A%09=%0D%0A=", [0]), ("data:;base64,", []),
      ("data:,%00%FFa", [0, 255, 97]), ("data:x/y,%zz%4", Array("%zz%4".utf8)),
      ("data:;base64,AA*C", nil), ("data:;base64,AAECA", nil), ("data:;base64", nil),
      ("data:image/png; base64,AAEC", [0, 1, 2]), ("data:image/png;  base64  ,AAEC", [0, 1, 2]),
      ("data:image/png;base64;a=b,AAEC", Array("AAEC".utf8)),
      ("data:base64,AAEC", Array("AAEC".utf8)),
      ("data:xbase64,AA", Array("AA".utf8)), ("Data:,100%", Array("100%".utf8)),
      (" dAtA:;Base64,A\nA\tEC ", [0, 1, 2]), ("data:;base64,AA=", nil), ("data:;base64,A===", nil),
      ("data:;base64,-_-_", nil), ("data:;base64,+/+/", [0xFB, 0xFF, 0xBF]), ("dat:,a", nil),
    ] as [(String, [UInt8]?)]) func dataInAddresses(_ address: String, _ bytes: [UInt8]?)
  {
    #expect(DataAddress.bytes(of: address) == bytes)
  }

  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(_ text: String, _ letters: String) {
    #expect(Base64.text(Array(text.utf8)) == letters)
    #expect(Base64.bytes(Array(letters.utf8)) == Array(text.utf8))
  }
}
