// LayoutCore
