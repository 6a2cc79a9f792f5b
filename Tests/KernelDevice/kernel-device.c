// A FIFO that answers like a touch panel of the kernel, for programs that are run with this library
// preloaded. The requests and the structures come from the kernel's own header, so this shows that
// the program asks as that header says.
//
//   KERNEL_DEVICE       the FIFO's path
//   KERNEL_DEVICE_LOG   a file to which each request is appended by its name
//   KERNEL_DEVICE_BUSY  if set, another program has grabbed the device
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/input.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// Described in a comment of linux/input.h: a code, then a value for each slot.
struct input_mt_request_layout {
  __u32 code;
  __s32 values[];
};

static int is_device(int descriptor) {
  const char *path = getenv("KERNEL_DEVICE");
  char link[64], target[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, target, sizeof target - 1);
  if (!path || length < 0) return 0;
  target[length] = 0;
  return strcmp(target, path) == 0;
}

static void note(const char *request) {
  const char *path = getenv("KERNEL_DEVICE_LOG");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file, "%s\n", request);
  fclose(file);
}

int fstat(int descriptor, struct stat *info) {
  static int (*next)(int, struct stat *);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "fstat");
  int result = next(descriptor, info);
  if (result == 0 && is_device(descriptor)) info->st_mode = (info->st_mode & ~S_IFMT) | S_IFCHR;
  return result;
}

static void set(unsigned char *bits, size_t size, unsigned bit) {
  if (bit / 8 < size) bits[bit / 8] |= 1 << bit % 8;
}

// A panel of 400 by 200 mm with 10 units a millimetre, two slots, and contact sizes.
static int axis(unsigned code, struct input_absinfo *info) {
  memset(info, 0, sizeof *info);
  switch (code) {
    case ABS_X: case ABS_MT_POSITION_X:
      info->maximum = 3999, info->resolution = 10, info->value = 2000; return 0;
    case ABS_Y: case ABS_MT_POSITION_Y:
      info->maximum = 1999, info->resolution = 10, info->value = 1000; return 0;
    case ABS_MT_SLOT: info->maximum = 1; return 0;
    case ABS_MT_TRACKING_ID: info->maximum = 65535; return 0;
    case ABS_MT_TOUCH_MAJOR: info->maximum = 255, info->resolution = 10; return 0;
    default: errno = EINVAL; return -1;
  }
}

// What is there after events were dropped: one finger in slot 0, at the middle.
static int slots(struct input_mt_request_layout *layout, size_t size) {
  size_t count = size / 4 - 1;
  memset(layout->values, 0, count * 4);
  switch (layout->code) {
    case ABS_MT_TRACKING_ID:
      layout->values[0] = 9;
      if (count > 1) layout->values[1] = -1;
      return 0;
    case ABS_MT_POSITION_X: layout->values[0] = 2000; return 0;
    case ABS_MT_POSITION_Y: layout->values[0] = 1000; return 0;
    case ABS_MT_TOUCH_MAJOR: layout->values[0] = 60; return 0;
    default: errno = EINVAL; return -1;
  }
}

static int answer(unsigned long request, void *data) {
  size_t size = _IOC_SIZE(request);
  unsigned number = _IOC_NR(request);
  if (request == EVIOCGRAB) {
    note("EVIOCGRAB");
    if (!getenv("KERNEL_DEVICE_BUSY")) return 0;
    errno = EBUSY;
    return -1;
  }
  if (request == EVIOCSCLOCKID) {
    note(*(int *)data == CLOCK_MONOTONIC ? "EVIOCSCLOCKID monotonic" : "EVIOCSCLOCKID other");
    return 0;
  }
  if (_IOC_DIR(request) != _IOC_READ) goto unknown;
  memset(data, 0, number == _IOC_NR(EVIOCGMTSLOTS(0)) ? 0 : size);
  if (request == EVIOCGNAME(size)) {
    note("EVIOCGNAME");
    return snprintf(data, size, "Preloaded Panel") + 1;
  }
  if (request == EVIOCGPROP(size)) {
    note("EVIOCGPROP");
    set(data, size, INPUT_PROP_DIRECT);
    return size;
  }
  if (request == EVIOCGKEY(size)) {
    note("EVIOCGKEY");
    set(data, size, BTN_TOUCH);
    return size;
  }
  if (request == EVIOCGMTSLOTS(size)) {
    note("EVIOCGMTSLOTS");
    return slots(data, size);
  }
  if (request == EVIOCGBIT(EV_KEY, size)) {
    note("EVIOCGBIT EV_KEY");
    set(data, size, BTN_TOUCH);
    return size;
  }
  if (request == EVIOCGBIT(EV_ABS, size)) {
    note("EVIOCGBIT EV_ABS");
    struct input_absinfo ignored;
    for (unsigned code = 0; code < ABS_CNT; code++)
      if (axis(code, &ignored) == 0) set(data, size, code);
    return size;
  }
  if (number >= _IOC_NR(EVIOCGABS(0)) && request == EVIOCGABS(number - _IOC_NR(EVIOCGABS(0)))) {
    note("EVIOCGABS");
    return axis(number - _IOC_NR(EVIOCGABS(0)), data);
  }
unknown:
  note("unknown request");
  errno = EINVAL;
  return -1;
}

int ioctl(int descriptor, unsigned long request, ...) {
  static int (*next)(int, unsigned long, void *);
  va_list arguments;
  va_start(arguments, request);
  void *data = va_arg(arguments, void *);
  va_end(arguments);
  if (_IOC_TYPE(request) == 'E' && is_device(descriptor)) return answer(request, data);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "ioctl");
  return next(descriptor, request, data);
}
