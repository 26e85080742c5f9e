#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// The number of blocks that the process has allocated; always 0 where it cannot be counted.
unsigned long allocation_count(void);

#endif
