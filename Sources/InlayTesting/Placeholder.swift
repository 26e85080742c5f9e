// InlayTesting
