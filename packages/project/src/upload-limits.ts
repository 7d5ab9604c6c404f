const mebibyte = 1024 * 1024;

/** Largest file of each kind, in bytes. People read them as «100MB» and «10MB». */
export const uploadLimits = {
  audio: 100 * mebibyte,
  cover: 10 * mebibyte,
} as const;
