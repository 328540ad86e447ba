// expect: a grid container lists its columns one by one
import QuoinBoxLayout
import QuoinModel

func description(_ a: Node) { _ = GridContainer(columns: 3) { a } }
