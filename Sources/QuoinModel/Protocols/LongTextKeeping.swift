/// A text measurer that caches what it measured, as long as that is small.
///
/// During layout the same text is measured several times, however long it is. Afterwards, a text of
/// millions of letters should not stay in memory.
package protocol LongTextKeeping: TextMeasurer {
  /// Releases the memory of unusually long texts.
  func forgetLongTexts()
}
