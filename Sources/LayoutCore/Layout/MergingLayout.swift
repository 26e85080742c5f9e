/// A layout that places no alignment guide, but merges those of its children at most.
package protocol MergingLayout: Layout {}

extension HStackLayout: MergingLayout {}
extension VStackLayout: MergingLayout {}
extension ZStackLayout: MergingLayout {}
