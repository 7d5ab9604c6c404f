import { composed } from '#packages/one-line/src/index.ts';

const longest = 255;

/** A file's name as its sender gives it, for people to read: no folders, nothing invisible; null when nothing is left. */
export function readableFileName(sent: string | null | undefined): string | null {
  const [name = ''] = (sent ?? '').split(/[/\\]/).slice(-1);
  const readable = composed(name.replaceAll(/\p{C}/gu, '')).trim();
  return Array.from(readable).slice(0, longest).join('') || null;
}
