const oneDecimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** `12582912` → `12,6 MB`, `2e9` → `2 GB` (thousands of thousands, as phones count). */
export const byteCount = (bytes: number): string =>
  bytes < 1e9 ? `${oneDecimal.format(bytes / 1e6)} MB` : `${oneDecimal.format(bytes / 1e9)} GB`;

/** `92380` → `92 kB`, for what is too small to count in MB. */
export const kilobyteCount = (bytes: number): string =>
  `${oneDecimal.format(Math.round(bytes / 1e3))} kB`;
