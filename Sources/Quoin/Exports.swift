@_exported import QuoinBoxLayout
@_exported import QuoinDSL
@_exported import QuoinGeometry
@_exported import QuoinLayout
@_exported import QuoinModel
@_exported import QuoinPaint
@_exported import QuoinStyle
