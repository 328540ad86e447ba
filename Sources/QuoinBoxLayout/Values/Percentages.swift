public import QuoinGeometry

extension Length: PercentageExpressible {}
extension LengthPercentage: PercentageExpressible {}
extension FlexBasis: PercentageExpressible {}
extension SizeValue: PercentageExpressible {}
