@testable import QuoinPaint
