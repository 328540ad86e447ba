import Synchronization

/// Serialises shaping, measuring and drawing text across threads.
///
/// Cairo opens and closes the files of all font maps in a single `FT_Library`, which FreeType
/// requires to be used by one thread at a time. However, cairo releases its lock before it opens a
/// file, and closes unused files when more than ten are open (`_cairo_ft_unscaled_font_lock_face`
/// in `cairo-ft-font.c`). With fonts that come and go, such as those of documents, a thread then
/// loses a file that it is reading. Releasing a font, a context or an engine also closes files.
enum FontFileGuard {
  private static let mutex = Mutex<Void>(())

  /// Performs work that may open font files; calls must not be nested.
  static func exclusively<Result>(_ work: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return work()
  }
}
