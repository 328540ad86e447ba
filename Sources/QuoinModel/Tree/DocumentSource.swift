/// The document that a tree was imported from, which can adapt the tree to other traits.
package protocol DocumentSource: AnyObject {
  /// Updates a tree for an environment: media queries, lengths relative to the viewport, generated
  /// content, and the current classes and states of its nodes.
  ///
  /// Nodes of elements keep their identity and the values that the user set on them.
  ///
  /// - Parameters:
  ///   - root: the root of the tree that was imported.
  ///   - environment: the environment; without a viewport, the tree keeps its current one.
  ///   - deadline: when to give up; what was not reached by then is left out.
  func adapt(_ root: ContainerNode, to environment: MediaEnvironment, by deadline: Deadline?)
}
