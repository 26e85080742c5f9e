// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "inlay",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Inlay", targets: ["Inlay"]),
    .library(name: "InlayTesting", targets: ["InlayTesting"]),
    .executable(name: "board", targets: ["board"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "solitaire", targets: ["solitaire"]),
    .executable(name: "stickers", targets: ["stickers"]),
    .executable(name: "reminders", targets: ["reminders"]),
    .executable(name: "hand", targets: ["hand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CTermKey",
      pkgConfig: "termkey",
      providers: [.apt(["libtermkey-dev"]), .brew(["libtermkey"])]
    ),
    .target(name: "CMainQueue"),
    .target(name: "InputEvents"),
    .target(name: "CellGrid"),
    .target(name: "LayoutCore"),
    .target(
      name: "TerminalIO", dependencies: ["InputEvents", "CellGrid", "CTermKey", "CMainQueue"]),
    .target(name: "ViewGraph", dependencies: ["LayoutCore", "CellGrid", "InputEvents"]),
    .target(name: "Controls", dependencies: ["ViewGraph"]),
    .target(name: "DragReorder", dependencies: ["ViewGraph", "Controls"]),
    .target(
      name: "AppRuntime", dependencies: ["TerminalIO", "ViewGraph", "Controls", "DragReorder"]),
    .target(name: "Inlay", dependencies: ["AppRuntime"]),
    .target(
      name: "InlayTesting", dependencies: ["TerminalIO", "ViewGraph", "Controls", "DragReorder"]),

    .target(name: "DemoCommand", path: "Demos/DemoCommand"),
    .target(name: "BoardFile", path: "Demos/BoardFile"),
    .executableTarget(
      name: "board", dependencies: ["Inlay", "BoardFile", "DemoCommand", "DemoViews"],
      path: "Demos/Board", exclude: ["sample.md"]),
    .target(
      name: "SolitaireGame", dependencies: ["DemoCommand"], path: "Demos/SolitaireGame"),
    .executableTarget(
      name: "solitaire", dependencies: ["Inlay", "SolitaireGame", "DemoCommand"],
      path: "Demos/Solitaire"),
    .target(
      name: "GalleryPages", dependencies: ["Inlay"], path: "Demos/Gallery", exclude: ["App"],
      sources: ["Catalog", "Pages"]),
    .executableTarget(
      name: "gallery", dependencies: ["Inlay", "GalleryPages", "DemoCommand"],
      path: "Demos/Gallery",
      exclude: ["Catalog"], sources: ["App"], resources: [.embedInCode("Pages")]),
    .executableTarget(
      name: "inlay-shot",
      dependencies: [
        "DemoCommand", "InlayTesting", "ProgramRuns", "board", "stickers", "reminders", "hand",
        "solitaire",
      ],
      path: "Demos/InlayShot"),
    .target(name: "DemoViews", dependencies: ["Inlay"], path: "Demos/DemoViews"),
    .executableTarget(
      name: "stickers", dependencies: ["Inlay", "DemoCommand", "DemoViews"],
      path: "Demos/Stickers"),
    .executableTarget(
      name: "reminders", dependencies: ["Inlay", "DemoCommand", "DemoViews"],
      path: "Demos/Reminders"),
    .executableTarget(
      name: "hand", dependencies: ["Inlay", "DemoCommand", "DemoViews"], path: "Demos/Hand"),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .target(
      name: "BenchViews", dependencies: ["Inlay", "ViewGraph", "TerminalIO", "CellGrid"],
      path: "Benchmarks/BenchViews"),
    .executableTarget(
      name: "board-bench",
      dependencies: [
        "BenchViews", "Inlay", "AllocationCount", "ViewGraph", "TerminalIO", "CellGrid",
      ],
      path: "Benchmarks/BoardBench"),
    .executableTarget(
      name: "board-frame", dependencies: ["BenchViews"], path: "Benchmarks/BoardFrame"),
    .executableTarget(name: "empty-program", path: "Benchmarks/EmptyProgram"),
    .executableTarget(name: "run-cost", path: "Benchmarks/RunCost"),

    .target(name: "CaseFiles", path: "Tests/CaseFiles"),
    .target(
      name: "ProgramRuns", dependencies: ["TerminalIO", "InlayTesting"], path: "Sources/ProgramRuns"
    ),
    .testTarget(name: "DemoCommandTests", dependencies: ["DemoCommand"]),
    .testTarget(
      name: "InlayTestingTests",
      dependencies: ["Inlay", "InlayTesting", "CellGrid", "ProgramRuns"],
      exclude: ["Guide/__Snapshots__", "XCTest/__Snapshots__"]),
    .testTarget(name: "CellGridTests", dependencies: ["CellGrid", "CaseFiles"]),
    .target(
      name: "CaseLayouts", dependencies: ["LayoutCore", "CaseFiles"], path: "Tests/CaseLayouts"),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore", "CaseFiles", "CaseLayouts"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalIO"], path: "Tests/Fixtures/TerminalProbe"),
    .testTarget(
      name: "TerminalIOTests",
      dependencies: [
        "TerminalIO", "InlayTesting", "CaseFiles", "ProgramRuns", "terminal-probe",
      ]),
    .testTarget(
      name: "ViewGraphTests", dependencies: ["InlayTesting", "CaseFiles", "CaseLayouts"]),
    .testTarget(name: "ControlsTests", dependencies: ["InlayTesting"]),
    .executableTarget(
      name: "drop-probe", dependencies: ["Inlay"], path: "Tests/Fixtures/DropProbe"),
    .testTarget(
      name: "DragReorderTests",
      dependencies: ["InlayTesting", "CaseFiles", "ProgramRuns", "drop-probe"],
      exclude: ["Formations/__Snapshots__"]),
    .testTarget(
      name: "BoardTests",
      dependencies: ["BoardFile", "board", "DemoCommand", "InlayTesting", "ProgramRuns"]),
    .testTarget(
      name: "DemoViewsTests",
      dependencies: ["DemoViews", "InlayTesting", "ProgramRuns", "stickers", "reminders", "hand"]),
    .testTarget(
      name: "StickersTests", dependencies: ["stickers", "InlayTesting", "ProgramRuns"]),
    .testTarget(
      name: "RemindersTests", dependencies: ["reminders", "InlayTesting", "ProgramRuns"]),
    .testTarget(name: "HandTests", dependencies: ["hand", "InlayTesting", "ProgramRuns"]),
    .testTarget(name: "InlayShotTests", dependencies: ["inlay-shot", "InlayTesting"]),
    .testTarget(
      name: "SolitaireTests",
      dependencies: [
        "SolitaireGame", "solitaire", "InlayTesting", "ProgramRuns",
      ],
      exclude: ["Views/__Snapshots__"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryPages", "gallery", "InlayTesting", "ProgramRuns"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "InlayTests", dependencies: ["Inlay", "InlayTesting"],
      exclude: ["Boards/__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
