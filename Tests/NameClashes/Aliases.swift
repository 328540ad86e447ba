import Quoin

// The names that the app takes from Quoin and another framework has, too: one file for the whole module.
typealias Alignment = Quoin.StackContainer.Alignment
typealias Angle = Quoin.Angle
typealias Axis = Quoin.Axis
typealias Color = Quoin.Color
typealias Edge = Quoin.Edge
typealias EdgeInsets = Quoin.EdgeInsets
typealias Font = Quoin.Font
typealias Gradient = Quoin.Gradient
typealias Layout = Quoin.Layout
typealias LayoutContext = Quoin.LayoutContext
typealias Path = Quoin.Path
typealias Placed = Quoin.Placed
typealias Point = Quoin.Point
typealias Rect = Quoin.Rect
typealias RelativeContainer = Quoin.RelativeContainer
typealias Rule = Quoin.Rule
typealias Scene = Quoin.Scene
typealias ShapeNode = Quoin.ShapeNode
typealias Size = Quoin.Size
typealias StackContainer = Quoin.StackContainer
typealias Style = Quoin.Style
typealias StyleSheet = Quoin.StyleSheet
typealias TextNode = Quoin.TextNode
typealias Transition = Quoin.Transition
