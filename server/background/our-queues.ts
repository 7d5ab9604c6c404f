/** Of the rows of `jobs.queue` and `jobs.job`, a condition: the library has queues of its own. */
export const ours = String.raw`not starts_with(name, '__pgboss')`;
