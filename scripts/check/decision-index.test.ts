import { expect, test } from 'vitest';
import { checkDecisionIndex } from './decision-index.ts';
import { plantTree } from './plant-tree.ts';

const faultsOf = (readme: string) => {
  using tree = plantTree({
    'docs/decisions/001-one.md': '# 001 · One\n\n## Context\n',
    'docs/decisions/002-two.md': '# 002 · Two\n',
    'docs/decisions/README.md': `# Decisions\n\n| | |\n|---|---|\n${readme}`,
  });
  return checkDecisionIndex(tree.files);
};

test('every decision is in the list by its number and title, and no other', () => {
  const [one, two] = ['| [001](001-one.md) | One |', '| [002](002-two.md) | Two |'];
  expect(faultsOf(`${one}\n${two}\n`)).toEqual({ read: 2, faults: [] });
  expect(faultsOf(`${one}\n`).faults).toEqual([`docs/decisions/README.md: falta ${two}`]);
  const old = two.replace('Two', 'Too');
  expect(faultsOf(`${one}\n${two}\n${old}\n`).faults).toEqual([
    `docs/decisions/README.md: sobra ${old}`,
  ]);
});
