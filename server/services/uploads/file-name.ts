const longest = 255;

/** A file's name as its sender gives it, for people to read: no folders, nothing invisible; null when nothing is left. */
export function readableFileName(sent: string | null | undefined): string | null {
  const [name = ''] = (sent ?? '').split(/[/\\]/).slice(-1);
  const readable = name.replaceAll(/\p{C}/gu, '').normalize('NFC').trim();
  return Array.from(readable).slice(0, longest).join('') || null;
}
