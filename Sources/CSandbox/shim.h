// What a decoder process gives up before it looks at a stranger's bytes. These are system calls with a variable
// number of arguments and structures of the kernel's headers, which Swift cannot call.
#ifndef QUOIN_CSANDBOX_H
#define QUOIN_CSANDBOX_H

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// What of the sandbox is in force, as bits.
enum {
  QUOIN_SANDBOX_FILES = 1,  // no file but in the folders of fonts and libraries can be opened
  QUOIN_SANDBOX_CALLS = 2,  // no socket, no other program, no other process
};

static void *quoin_await_end(void *unused) {
  (void)unused;
  struct pollfd line = {0, 0, 0};
  while (poll(&line, 1, -1) <= 0 || !(line.revents & (POLLHUP | POLLERR | POLLNVAL))) {}
  _exit(0);
}

/// Ends this process, also in the midst of its work, when nobody is at the other end of its standard input.
///
/// Linux's signal for the death of a parent will not do: it comes when the thread ends that started the child.
static inline void quoin_end_with_input(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, quoin_await_end, NULL) == 0) pthread_detach(thread);
}

#if defined(__linux__)

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

extern char **environ;

/// Overwrites the variables of the surroundings but those of the given names, each with its `=`: a program that is started
/// anew would not have them, and neither is one that divides to have them.
static inline void quoin_forget_environment(const char *const *names, int count) {
  char **kept = environ;
  for (char **entry = environ; environ && *entry; entry++) {
    int isKept = 0;
    for (int index = 0; index < count; index++) {
      if (strncmp(*entry, names[index], strlen(names[index])) == 0) isKept = 1;
    }
    if (isKept) {
      *kept++ = *entry;
    } else {
      memset(*entry, 0, strlen(*entry));
    }
  }
  if (kept) *kept = NULL;
}

/// Divides the process in two, of which the new one has the other end of a line on its standard input, and nothing else open.
///
/// Only while there is one thread: another's locks would stay locked for ever.
///
/// Returns the number of the new process and, in `line`, the end of the line; 0 in the new process; -1 where that fails.
static inline int quoin_divide(int *line) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  pid_t process = fork();
  if (process != 0) {
    close(ends[1]);
    if (process < 0) close(ends[0]);
    *line = ends[0];
    return process;
  }
  int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nothing < 0 || dup2(ends[1], 0) < 0 || dup2(nothing, 1) < 0 || dup2(nothing, 2) < 0) _exit(1);
  return 0;
}

/// Closes all files from a number on.
static inline void quoin_close_from(int first) { syscall(436 /* close_range */, first, ~0u, 0u); }

/// An anonymous file in memory that is closed by exec.
static inline int quoin_memory_file(const char *name) {
#ifdef SYS_memfd_create
  return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/// Landlock (Linux 5.13): files may be read in the given folders, and nothing else may be done with files; but the one
/// given program may be run, if any, with the loader that lies among the libraries.
static inline int quoin_confine_files(const char *const *folders, int count, const char *program) {
  const uint64_t execute = 1u << 0, read_file = 1u << 2, read_dir = 1u << 3;
  // All rights of the first version: execute, write, read, make and remove.
  struct { uint64_t handled; } ruleset = {(1u << 13) - 1};
  int descriptor = (int)syscall(444, &ruleset, sizeof ruleset, 0u);
  if (descriptor < 0) return 0;
  for (int index = 0; index < count; index++) {
    struct __attribute__((packed)) { uint64_t allowed; int32_t folder; } rule = {
        read_file | read_dir | (program ? execute : 0), open(folders[index], 010000000 | O_CLOEXEC)};
    if (rule.folder < 0) continue;
    syscall(445, descriptor, 1, &rule, 0u);
    close(rule.folder);
  }
  if (program) {
    struct __attribute__((packed)) { uint64_t allowed; int32_t file; } rule = {
        read_file | execute, open(program, 010000000 | O_CLOEXEC)};
    if (rule.file >= 0) {
      syscall(445, descriptor, 1, &rule, 0u);
      close(rule.file);
    }
  }
  int isConfined = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(446, descriptor, 0u) == 0;
  close(descriptor);
  return isConfined;
}

#if defined(__x86_64__)
#define QUOIN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define QUOIN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// A filter of system calls: what a decoder never needs fails with EPERM, and a foreign kind of call ends it.
///
/// A process that is to become another program may still start one in its own place.
static inline int quoin_confine_calls(int mayBecomeProgram) {
#ifdef QUOIN_ARCHITECTURE
#define QUOIN_DENY(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, QUOIN_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      QUOIN_DENY(SYS_socket),
      QUOIN_DENY(SYS_socketpair),
      QUOIN_DENY(SYS_connect),
      QUOIN_DENY(SYS_bind),
      QUOIN_DENY(SYS_execveat),
      QUOIN_DENY(mayBecomeProgram ? -1 : SYS_execve),
#ifdef SYS_fork
      QUOIN_DENY(SYS_fork),
      QUOIN_DENY(SYS_vfork),
#endif
      QUOIN_DENY(SYS_ptrace),
      QUOIN_DENY(SYS_process_vm_readv),
      QUOIN_DENY(SYS_process_vm_writev),
      QUOIN_DENY(SYS_kill),
      QUOIN_DENY(SYS_unshare),
      QUOIN_DENY(SYS_mount),
      QUOIN_DENY(SYS_bpf),
      QUOIN_DENY(SYS_perf_event_open),
      QUOIN_DENY(SYS_userfaultfd),
      QUOIN_DENY(425 /* io_uring_setup */),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
#undef QUOIN_DENY
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
      && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
  return 0;
#endif
}

/// Gives up what a decoder does not need; answers what is in force.
static inline int quoin_sandbox(const char *const *folders, int count) {
  int bits = 0;
  if (quoin_confine_files(folders, count, NULL)) bits |= QUOIN_SANDBOX_FILES;
  if (quoin_confine_calls(0)) bits |= QUOIN_SANDBOX_CALLS;
  return bits;
}

/// The same for a process that is to become a program.
static inline int quoin_sandbox_program(const char *const *folders, int count, const char *program) {
  int bits = 0;
  if (quoin_confine_files(folders, count, program)) bits |= QUOIN_SANDBOX_FILES;
  if (quoin_confine_calls(1)) bits |= QUOIN_SANDBOX_CALLS;
  return bits;
}

#else

static inline int quoin_memory_file(const char *name) {
  errno = ENOSYS;
  return -1;
}

static inline void quoin_close_from(int first) {}

static inline void quoin_forget_environment(const char *const *names, int count) {}

static inline int quoin_divide(int *line) { return -1; }

static inline int quoin_sandbox(const char *const *folders, int count) { return 0; }

static inline int quoin_sandbox_program(const char *const *folders, int count, const char *program) { return 0; }

#endif
#endif
