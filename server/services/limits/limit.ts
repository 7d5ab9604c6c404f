/** Seconds. */
export const minute = 60;
export const hour = 60 * minute;

/** How many attempts each action takes per key (an address, an IP or both), and in how many seconds. */
export type Limits = Record<string, { points: number; duration: number }>;
