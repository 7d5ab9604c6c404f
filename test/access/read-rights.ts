import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const actors = ['anonymous', 'owner', 'other', 'staff'] as const;
export type AccessActor = (typeof actors)[number];

/** The lines of a table of rights.txt: for each name, what each actor may do. */
export function readRights(kind: 'table' | 'bucket'): Map<string, Record<AccessActor, string>> {
  const text = readFileSync(join(import.meta.dirname, 'rights.txt'), 'utf8');
  const [, block = ''] = new RegExp(`^${kind} +anonymous.*\\n((?:.+\\n)+)`, 'm').exec(text) ?? [];
  const lines = block.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', anonymous = '', owner = '', other = '', staff = ''] = line.split(/ +/);
      return [name, { anonymous, owner, other, staff }];
    }),
  );
}
