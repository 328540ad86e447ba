import Synchronization

/// Lets one thread at a time shape, measure or draw text.
///
/// cairo opens and closes the files of all font maps in one `FT_Library`, which FreeType wants from one thread at a time;
/// cairo releases its lock before it opens a file, and closes unused files when more than ten are open
/// (`_cairo_ft_unscaled_font_lock_face` in `cairo-ft-font.c`). With fonts that come and go, as those of documents do, a
/// thread then loses a file that it reads from. Releasing a font, a context or an engine closes files, too.
enum FontFileGuard {
  private static let mutex = Mutex<Void>(())

  /// Does work that may open font files; it must not be called from such work.
  static func exclusively<Result>(_ work: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return work()
  }
}
