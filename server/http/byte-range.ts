import type { ByteRange } from '#server/ports/storage/storage.ts';

/**
 * The single range that a Range header asks for (RFC 9110 §14.2), or null to send everything: without the header,
 * with several ranges, or with a unit or syntax that is not understood.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
