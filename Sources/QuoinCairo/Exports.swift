// Which files a document may read, and what it may cost, is a part of its painting.
@_exported public import QuoinResources
