// Which files a document may read, and what it may cost, is a part of its import.
@_exported public import QuoinResources
