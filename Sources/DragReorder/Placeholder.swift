// DragReorder
