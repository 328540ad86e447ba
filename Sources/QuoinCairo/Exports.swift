// Painting a document involves the files that it may read and the limits on its resources.
@_exported public import QuoinResources
