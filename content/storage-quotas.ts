const gigabyte = 1e9;

/** The room for the originals that a person uploads, in bytes, by tier; `null` has no limit. */
export const storageQuotas = {
  free: 2 * gigabyte,
  pro: 50 * gigabyte,
  enterprise: null,
} as const;
