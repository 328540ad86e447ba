/// An error that leaves a part of the tree without frames.
public enum BoxLayoutError: Error, Hashable, Sendable {
  /// The box is deeper than ``BoxTree/depthLimit``; it and its descendants were left out.
  case tooDeep(BoxID)
  /// ``BoxTree/shouldStop`` stopped the layout; the frames are meaningless.
  case stopped
}
