import Foundation
import QuoinModel
import Testing

/// Views of models as JSON: fields extracted, renamed, nested and repeated.
@Suite struct DataFieldTests {
  struct Company {
    var name: String
    var city: String?
  }

  struct Comment {
    let text: String
    var likes: Int
  }

  final class User {
    let id: Int64
    var name: String
    var mail: String?
    var company = Company(name: "Engine", city: "London")
    var comments = [Comment(text: "a \"b\"", likes: 2), Comment(text: "c", likes: 0)]
    var initials: String { String(name.prefix(1)) }

    init(_ id: Int64, _ name: String) { (self.id, self.name) = (id, name) }
  }

  func view(of user: User, isOwner: Bool) -> DataValue {
    DataValue {
      DataField.extract(from: user, \.id, \.name, \.mail)
      DataField("short", user.initials)
      DataField("company") {
        DataField.extract(from: user, \.company.city)
        DataField("title", user.company.name)
      }
      if isOwner { DataField("plan", "paid") } else { DataField("plan", DataValue.null) }
      DataField("comments", each: user.comments) { comment in
        DataField.extract(from: comment, \.text)
        for number in 0..<comment.likes { DataField("like\(number)", true) }
      }
    }
  }

  @Test func fieldsAreExtractedRenamedNestedAndRepeated() {
    let user = User(7, "Ada")
    #expect(
      view(of: user, isOwner: true).json()
        == #"{"id":7,"name":"Ada","mail":null,"short":"A","#
        + #""company":{"city":"London","title":"Engine"},"plan":"paid","#
        + #""comments":[{"text":"a \"b\"","like0":true,"like1":true},{"text":"c"}]}"#)
    #expect(view(of: user, isOwner: false)["plan"] == .null)
  }

  @Test func arraysAndSharedViews() {
    func summary(_ user: User) -> [DataField] { DataField.extract(from: user, \.name) }
    let users = [User(1, "Ada"), User(2, "Alan")]
    let list = DataValue(each: users) { user in
      summary(user)
      DataField("index", Int(user.id))
    }
    #expect(list.json() == #"[{"name":"Ada","index":1},{"name":"Alan","index":2}]"#)
  }

  @Test func longNumbersKeepTheirDigits() {
    // 2⁵³ + 1 is the first whole number that a Double does not hold.
    let user = User(9_007_199_254_740_993, "Ada")
    #expect(
      DataValue { DataField.extract(from: user, \.id) }.json() == #"{"id":9007199254740993}"#)
    let whole: [Any] = [Int64.max, UInt64.max, Int64.min, 9_007_199_254_740_992]
    #expect(
      DataValue.reflecting(whole).json()
        == "[9223372036854775807,18446744073709551615,-9223372036854775808,9007199254740992]")
  }

  @Test func statementsAmongFieldsAreCarriedOut() {
    var count = 0
    let view = DataValue {
      DataField("a", 1)
      count += 1
      DataField("inner") {
        let twice = count * 2
        DataField("b", twice)
        [1, 2].forEach { count += $0 }
      }
    }
    #expect(view.json() == #"{"a":1,"inner":{"b":2}}"# && count == 4)
  }

  @Test func aClosureIsNoData() async {
    await #expect(processExitsWith: .failure) {
      _ = DataField("a") { 1 }
    }
  }

  @Test func valuesOfFoundationAreWhatTheySay() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let values: [(Any, String)] = [
      (id, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#), (Character("x"), #""x""#),
      (try #require(URL(string: "https://a.b/c")), #""https://a.b/c""#), (Decimal(1.5), "1.5"),
      (Data([1, 255]), "[1,255]"),
      (Date(timeIntervalSince1970: 0), #""1970-01-01 00:00:00 +0000""#),
    ]
    for (value, text) in values { #expect(DataField("x", value).value.json() == text) }
  }

  @Test func dictionariesAreObjectsInTheOrderOfTheirKeys() {
    let field = DataField("counts", ["b": 1, "a": 2])
    #expect(field.value.json() == #"{"a":2,"b":1}"#)
    #expect(DataField("names", [Int: String]()).value == .object([]))
  }

  @Test func aComputedPropertyNeedsAName() async {
    await #expect(processExitsWith: .failure) {
      _ = DataField.extract(from: User(1, "Ada"), \.initials)
    }
  }
}
