import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', 'packages', 'vocal', 'src');

/** All that the figures follow from: the engine's own files, its settings and its weights. */
export function configurationHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(source).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(readFileSync(join(source, name)));
  return hash.digest('hex').slice(0, 12);
}
