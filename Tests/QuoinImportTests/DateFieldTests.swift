import Testing

@testable import QuoinImport

/// The texts are those that Chromium shows in English.
@Suite struct DateFieldTests {
  @Test(arguments: [
    ("date", "", "mm/dd/yyyy"), ("date", "2024-02-29", "02/29/2024"),
    ("date", "2023-02-29", "mm/dd/yyyy"), ("date", "2024-2-9", "mm/dd/yyyy"),
    ("date", "12024-12-31", "12/31/12024"), ("month", "2024-09", "September 2024"),
    ("month", "2024-13", "--------- ----"), ("week", "2024-W05", "Week 05, 2024"),
    ("week", "2024-W54", "Week --, ----"), ("time", "00:05", "12:05\u{202F}AM"),
    ("date", "0000-01-01", "mm/dd/yyyy"), ("month", "0000-01", "--------- ----"),
    ("time", "10:20.5", "--:--\u{202F}--"), ("time", "10:20:30.1234", "--:--\u{202F}--"),
    ("time", "10:20:00.5", "10:20\u{202F}AM"),
    ("datetime-local", "2024-05-06 10:20.5", "mm/dd/yyyy, --:--\u{202F}--"),
    // 2020 ends on a Thursday and 2015 begins on one; 2021 and 2024 have 52 weeks.
    ("week", "2020-W53", "Week 53, 2020"), ("week", "2015-W53", "Week 53, 2015"),
    ("week", "2021-W53", "Week --, ----"), ("week", "2024-W53", "Week --, ----"),
    ("time", "12:30", "12:30\u{202F}PM"), ("time", "23:59:30.5", "11:59:30\u{202F}PM"),
    ("time", "24:00", "--:--\u{202F}--"),
    ("datetime-local", "2024-05-06T01:02", "05/06/2024, 01:02\u{202F}AM"),
    ("datetime-local", "2024-05-06", "mm/dd/yyyy, --:--\u{202F}--"),
  ])
  func textsOfValues(type: String, value: String, text: String) {
    #expect(DateField(type, value: value)?.text == text)
  }

  @Test func otherTypesHaveNone() { #expect(DateField("text", value: "2024-02-29") == nil) }
}
