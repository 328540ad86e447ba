/// A measurer of text that keeps what it measured, as long as that is small.
///
/// While a tree is laid out the same text is asked for several times, however long it is. Behind that a text of
/// millions of letters had better not stay in memory.
package protocol LongTextKeeping: TextMeasurer {
  /// Gives back the memory of texts that are far longer than others.
  func forgetLongTexts()
}
