import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A drawing as a flat list of commands in the order of painting.
///
/// It holds all that a painter needs but the files of pictures and fonts, and may cross threads.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// Light or dark surroundings.
  public var colorScheme: ColorScheme
  /// The commands, from back to front.
  public var commands: [DrawCommand]
  /// What could not be drawn.
  public var diagnostics: [Diagnostic]

  /// A drawing of commands.
  public init(
    size: Size, colorScheme: ColorScheme = .light, commands: [DrawCommand],
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.colorScheme = colorScheme
    self.commands = commands
    self.diagnostics = diagnostics
  }

  /// The drawing of a layout.
  ///
  /// Hidden nodes are left out with all in them. A node whose frame is not a number is left out
  /// likewise, with the diagnostic `unpaintable-frame`.
  ///
  /// - Complexity: O(n).
  public init(_ arrangement: Arrangement) {
    var builder = DisplayListBuilder(arrangement)
    builder.build()
    self.init(
      size: arrangement.size, colorScheme: arrangement.traits.colorScheme,
      commands: builder.canvas.commands, diagnostics: builder.diagnostics)
  }
}
