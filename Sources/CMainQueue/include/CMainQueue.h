#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

// The two libdispatch calls a foreign run loop needs to serve the main queue. They are
// exported by the library but absent from its public headers.
#if defined(__linux__)
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
