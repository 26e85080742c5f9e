@_exported import Controls
@_exported import DragReorder
@_exported import InputEvents
@_exported import LayoutCore
@_exported import ViewGraph
