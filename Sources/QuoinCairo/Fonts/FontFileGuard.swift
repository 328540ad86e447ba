import Synchronization

/// Lets one thread at a time shape, measure or draw text.
///
/// cairo opens and closes the files of all font maps in one `FT_Library`, which FreeType wants from one thread at a time;
/// cairo lets go of its lock before it opens one, and closes files that nobody holds when more than ten are open
/// (`_cairo_ft_unscaled_font_lock_face` in `cairo-ft-font.c`). With fonts that come and go, as those of documents do, a
/// thread then loses a file that it reads from. So does letting go of a font, a context or an engine.
enum FontFileGuard {
  private static let mutex = Mutex<Void>(())

  /// Does work that may open font files; it must not be called from such work.
  static func exclusively<Result>(_ work: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return work()
  }
}
