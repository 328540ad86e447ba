/// Why a layout has no frames for a part of the tree.
public enum BoxLayoutError: Error, Hashable, Sendable {
  /// The box lies deeper than ``BoxTree/depthLimit``; it and what is in it were left out.
  case tooDeep(BoxID)
  /// ``BoxTree/shouldStop`` asked to give up; the frames say nothing.
  case stopped
}
