// All pictures, in the order of the page.

let layoutPictures: [Picture] = [
  batteryCell, layoutTasks, masonryEdges, cartographyViews, sessionCells, mineralContainers,
  stackViews, springsAndStruts, sizeClasses, flexCard, gridPage, textureSpecs, rightToLeft,
  constraintIdeas, anchors, visualFormats, replacedConstraints, pins, lists, boundModel, animation,
]

let stylePictures: [Picture] = [
  sharedLook, sharedLookInCSS, styleSheets, states, lightAndDark, textSizes,
  iOSTheme, neutralTheme, ownTheme,
]

let textPictures: [Picture] = [
  attributedText, paragraphs, decorations, directions, fallback, numbers, truncation, baselines,
]

let paintPictures: [Picture] = [
  paintedGradients, paintedShadows, paintedBorders, paintedEffects, masks, blendModes, transforms,
  paths, contentModes, ninePatch,
]

let screenPictures: [Picture] = [
  socialCard, messageList, controls, invoice, htmlPage, profileScreen, settingsDark,
  signInRightToLeft,
]
