/// What a tree was imported from, and what makes the tree anew for other surroundings.
package protocol DocumentSource: AnyObject {
  /// Brings a tree up to date with its surroundings: media queries, lengths relative to the viewport,
  /// generated content, and the classes and states that its nodes have now.
  ///
  /// Nodes of elements keep their identity, and what a user set on them.
  ///
  /// - Parameters:
  ///   - root: the root of the tree that was imported.
  ///   - environment: the surroundings; without a viewport the tree keeps the one that it has.
  ///   - deadline: when that is given up; what was not reached by then is left out.
  func adapt(_ root: ContainerNode, to environment: MediaEnvironment, by deadline: Deadline?)
}
