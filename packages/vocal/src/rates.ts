/** Samples a second of the takes that are measured. */
export const lowestRate = 8000;
export const highestRate = 192_000;
