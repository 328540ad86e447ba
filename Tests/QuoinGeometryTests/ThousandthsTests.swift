import QuoinGeometry
import Testing

@Suite struct ThousandthsTests {
  @Test(arguments: [
    (0, "0"), (1, "0.001"), (-1, "-0.001"), (-20, "-0.02"), (1500, "1.5"), (1_050, "1.05"),
    (1_000_000, "1000"),
    (123_456_789, "123456.789"), (-999, "-0.999"), (Int.max, "9223372036854775.807"),
    (Int.min, "-9223372036854775.808"),
  ])
  func numbersHaveTheDecimalsThatTheyNeed(thousandths: Int, text: String) {
    var bytes = Array("x".utf8)
    bytes.append(thousandths: thousandths)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + text)
  }

  @Test(arguments: ["", "a", "a text of more than fifteen bytes", "é“”\u{1F600}"])
  func textsAreAppendedAsUTF8(text: String) {
    var bytes = Array("x".utf8)
    bytes.append(text)
    #expect(bytes == Array("x".utf8) + Array(text.utf8))
  }
}
