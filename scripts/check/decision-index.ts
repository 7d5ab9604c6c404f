import { basename } from 'node:path';
import type { SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';

const index = 'docs/decisions/README.md';

/** Holds the list of the decisions against their files: each with its number and title, and none that is not there. */
export function checkDecisionIndex(files: readonly SourceFile[]): StepResult {
  const decisions = files.filter(({ path }) => /^docs\/decisions\/\d+-[^/]*\.md$/.test(path));
  const text = files.find(({ path }) => path === index)?.text() ?? '';
  const listed = text.split('\n').filter((line) => line.startsWith('| ['));
  const rows = decisions.map(rowOf);
  return {
    read: decisions.length,
    faults: [
      ...rows.filter((row) => !listed.includes(row)).map((row) => `${index}: falta ${row}`),
      ...listed.filter((row) => !rows.includes(row)).map((row) => `${index}: sobra ${row}`),
    ],
  };
}

function rowOf({ path, text }: SourceFile): string {
  const [, number = '', title = ''] = /^# (\d+) · (.*)$/m.exec(text()) ?? [];
  return `| [${number}](${basename(path)}) | ${title} |`;
}
