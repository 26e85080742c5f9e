@_exported import Controls
@_exported import DragReorder
@_exported import Foundation
@_exported import InputEvents
@_exported import LayoutCore
@_exported import Observation
@_exported import ViewGraph
