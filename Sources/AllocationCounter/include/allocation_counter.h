#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks of memory the program has asked for since it started; -1 where the platform
/// offers no way to count.
long allocation_count(void);

#endif
