/**
 * Megabytes for what has just been made. Nearly all that a request makes, a megabyte, is garbage once it has its
 * response: collecting costs by what is still needed, so the more rarely, the cheaper.
 */
const young = 32;

/** What the server's Node is given. */
export const serverArguments = [`--min-semi-space-size=${young}`, `--max-semi-space-size=${young}`];
