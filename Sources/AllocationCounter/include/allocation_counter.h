#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks of memory the program has asked for since it started; -1 where the platform
/// offers no way to count.
long allocation_count(void);

/// How many bytes of memory the program has asked for and not given back, as the allocator rounds
/// them; -1 where the platform offers no way to tell.
long bytes_in_use(void);

#endif
