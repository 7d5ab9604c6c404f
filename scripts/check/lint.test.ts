import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree } from './plant-tree.ts';

const root = join(import.meta.dirname, '..', '..');

const tsconfig = JSON.stringify({
  compilerOptions: {
    module: 'ESNext',
    moduleDetection: 'force',
    moduleResolution: 'bundler',
    strict: true,
    target: 'ES2024',
    verbatimModuleSyntax: true,
  },
});

/** [rule, what breaks it, the file's name when it matters] */
const planted: [string, string, string?][] = [
  ['typescript(no-explicit-any)', 'export const a = (b: any) => b;'],
  ['typescript(no-non-null-assertion)', 'export const a = (b: string | null) => b!.length;'],
  ['typescript(ban-ts-comment)', '// @ts-ignore: later\nexport const a = 1;'],
  ['typescript(no-floating-promises)', 'async function a() {}\na();'],
  ['typescript(no-misused-promises)', 'export const a = (b: Promise<boolean>) => (b ? 1 : 2);'],
  ['typescript(await-thenable)', 'await 1;'],
  ['typescript(no-unsafe-call)', `JSON.parse('1').run();`],
  ['typescript(no-unsafe-return)', 'export const a = (b: string) => JSON.parse(b);'],
  ['typescript(only-throw-error)', `throw 'no';`],
  [
    'typescript(switch-exhaustiveness-check)',
    `export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1; } return 2; }`,
  ],
  ['typescript(consistent-type-imports)', `import { A } from './a.ts';\nexport type B = A;`],
  ['eslint(no-unused-vars)', 'const a = 1;'],
  ['eslint(eqeqeq)', 'export const a = (b: unknown) => b == 1;'],
  ['import(no-default-export)', 'export default 1;'],
  ['import(extensions)', `export * from './a';`],
  [
    'unicorn(prefer-node-protocol)',
    `import { existsSync } from 'fs';\nexport const a = existsSync;`,
  ],
  ['unicorn(filename-case)', 'export const a = 1;', 'CamelCase.ts'],
  [
    'react-hooks(rules-of-hooks)',
    `import { useId } from 'react';\nexport function A(b: boolean) { if (b) useId(); }`,
    'a.tsx',
  ],
  ['jsx-a11y(alt-text)', 'export const A = () => <img src="/a.png" />;', 'a.tsx'],
  [
    'vitest(valid-expect)',
    `import { expect, test } from 'vitest';\ntest('a', () => { expect(1); });`,
    'a.test.ts',
  ],
];

const fileOf = (index: number, name = 'x.ts') => `case-${index}/${name}`;

using tree = plantTree({
  'tsconfig.json': tsconfig,
  'clean.ts': 'export const a: number = 1;\n',
  ...Object.fromEntries(planted.map(([, source, name], index) => [fileOf(index, name), source])),
});
const report = lint(tree.root);

test.each(planted.map(([rule, , name], index) => [rule, fileOf(index, name)]))(
  '%s is on',
  (rule, file) => {
    expect(report.filter(({ filename }) => filename === file)).toContainEqual(
      expect.objectContaining({ code: rule }),
    );
  },
);

test('what keeps to the rules passes', () => {
  expect(report.filter(({ filename }) => filename === 'clean.ts')).toEqual([]);
});

function lint(folder: string): { code: string; filename: string }[] {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', join(root, '.oxlintrc.json'), '-f', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }).diagnostics;
}
