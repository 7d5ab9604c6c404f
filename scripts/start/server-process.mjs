/**
 * Megabytes for what has just been made. Nearly all that a request makes, a megabyte, is garbage once it has its
 * response: collecting costs by what is still needed, so the more rarely, the cheaper.
 */
const young = 32;

/** What the server's Node is given. */
export const serverProcess = {
  nodeArguments: [`--min-semi-space-size=${young}`, `--max-semi-space-size=${young}`],
  // Each thread that decodes pictures would keep memory of its own after the last one: 150 MB of 450 in all.
  // https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html#index-glibc_002emalloc_002earena_005fmax
  environment: { MALLOC_ARENA_MAX: '2' },
};
