@_exported import AppRuntime
