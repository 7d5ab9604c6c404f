import { demoFields } from '#content/brand.ts';
import type { Config } from '#server/config.ts';
import { type Finding, good, odd } from './finding.ts';

/** Whether the real site would show what was invented for the demo. */
export function checkContent({ mode }: Config): Finding[] {
  if (mode === 'test') return [];
  if (demoFields.length === 0) return [good('content/brand.ts: los datos son tuyos')];
  return [
    odd(
      `content/brand.ts todavía tiene datos inventados: ${demoFields.join(', ')}. Pon los tuyos y quita sus nombres de demoFields`,
    ),
  ];
}
