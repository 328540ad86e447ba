// `ResourceAccess` and `Limits` are part of the import API.
@_exported public import QuoinResources
