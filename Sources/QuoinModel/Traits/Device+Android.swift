import QuoinGeometry

extension Device {
  /// The known Android devices, with sizes in density-independent pixels.
  package static let android: [Device] = [
    phone("small_phone", 360, 640, 2, 24, 48, "Small Phone"),
    phone("medium_phone", 411, 914, 2.625, 24, 24, "Medium Phone"),
    phone("pixel_4", 393, 830, 2.75, 24, 24, "Pixel 4"),
    phone("pixel_5", 393, 851, 2.75, 24, 24, "Pixel 5"),
    phone("pixel_6", 412, 915, 2.625, 24, 24, "Pixel 6", "Pixel 6a"),
    phone("pixel_6_pro", 412, 892, 3.5, 24, 24, "Pixel 6 Pro"),
    phone("pixel_7", 412, 915, 2.625, 24, 24, "Pixel 7", "Pixel 7a"),
    phone("pixel_7_pro", 412, 892, 3.5, 24, 24, "Pixel 7 Pro"),
    phone("pixel_8", 412, 915, 2.625, 24, 24, "Pixel 8", "Pixel 8a"),
    phone("pixel_8_pro", 448, 997, 2.25, 24, 24, "Pixel 8 Pro"),
    phone("pixel_9", 411, 923, 2.625, 24, 24, "Pixel 9"),
    phone("pixel_9_pro", 427, 952, 3, 24, 24, "Pixel 9 Pro"),
    phone("pixel_9_pro_xl", 448, 997, 3, 24, 24, "Pixel 9 Pro XL"),
    phone("galaxy_s21", 360, 800, 3, 24, 24, "Galaxy S21"),
    phone("galaxy_s22", 360, 780, 3, 24, 24, "Galaxy S22", "Galaxy S23", "Galaxy S24"),
    phone("galaxy_s24_ultra", 384, 832, 3.75, 24, 24, "Galaxy S24 Ultra", "Galaxy S23 Ultra"),
    tablet("nexus_7", 600, 960, 2, "Nexus 7"),
    tablet("pixel_c", 900, 1280, 2, "Pixel C"),
    tablet("pixel_tablet", 800, 1280, 2, "Pixel Tablet", "Medium Tablet"),
    tablet("pixel_fold", 701, 841, 2.625, "Pixel Fold"),
  ]

  /// Whether it is an Android device.
  package var isAndroid: Bool { Device.android.contains { $0.id == id } }

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: Double,
    _ navigationBar: Double, _ names: String...
  ) -> Device {
    Device(
      id: id, names: names, portraitSize: Size(width, height), scale: scale, statusBar: statusBar,
      homeIndicator: navigationBar)
  }

  private static func tablet(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ names: String...
  ) -> Device {
    Device(
      id: id, names: names, portraitSize: Size(width, height), scale: scale, statusBar: 24,
      homeIndicator: 24, isTablet: true)
  }
}
