/** The extension of a picture in one of the formats that we take, by its first 12 bytes or more; null for other bytes. */
export function sniffImage(head: Uint8Array): 'jpg' | 'png' | 'webp' | null {
  const text = Buffer.from(head.subarray(0, 12)).toString('latin1');
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  return /^RIFF.{4}WEBP$/s.test(text) ? 'webp' : null;
}
