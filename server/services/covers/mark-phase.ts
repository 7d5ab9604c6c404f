import { createHmac } from 'node:crypto';
import type { CoverMark } from '#packages/cover-art/src/index.ts';

export type MarkPhase = CoverMark['phase'];

/** Where the marks of a cover begin: the same for the same name, and known to nobody without the secret of the installation. */
export function markPhase(secret: string, name: string): MarkPhase {
  const digest = createHmac('sha256', secret).update(`mark of ${name}`).digest();
  const part = (at: number) => digest.readUInt32BE(at) / 2 ** 32;
  return { x: part(0), y: part(4), angle: part(8) };
}
