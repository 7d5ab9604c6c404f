import { expect, test } from 'vitest';
import { readScore } from './score.ts';

const mutant = (status: string) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false\n',
  location: { start: { line: 3 } },
});
const reportOf = (statuses: string[]) => ({
  files: { 'a.ts': { source: '', mutants: statuses.map(mutant) } },
});

test('what threw at import or went on for ever was noticed; what no test reached was not', () => {
  const score = readScore(
    [
      ['Killed', 'RuntimeError', 'Timeout'],
      ['Survived', 'NoCoverage', 'Ignored'],
    ].map(reportOf),
  );
  expect(score.counts).toEqual({ killed: 2, timeout: 1, survived: 1, noCoverage: 1 });
  expect(score.percent).toBe(60);
  expect(score.survivors).toEqual(Array(2).fill('a.ts:3 BooleanLiteral → false'));
});

test('a run that changed nothing has noticed nothing', () => {
  expect(readScore([]).percent).toBe(0);
});
