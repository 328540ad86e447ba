@_exported public import QuoinDSL
@_exported public import QuoinGeometry
@_exported public import QuoinLayout
@_exported public import QuoinModel
@_exported public import QuoinPaint
@_exported public import QuoinStyle
