// ViewGraph
