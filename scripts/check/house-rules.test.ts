import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { houseRules } from './house-rules.ts';
import { plantTree } from './plant-tree.ts';

const clean = {
  'CONTRIBUTING.md': 'Sé amable.\n'.repeat(40),
  'content/brand.ts': `export const brand = { name: '${brand.name}' };`,
  'app/ui/tokens.css': 'a{}\n'.repeat(299) + '@font-face{font-family:x;width:9px}',
  'docs/decisions/001-a.md': 'x\n',
  'server/common-passwords.ts': '',
  'app/links.tsx':
    `<><link href="/favicon.svg" /><a href={href('/auth')} /><a href="#x" /><a href={pages.faq.path} /></>;` +
    `redirect(href('/dashboard')); const { href: there } = { href: 'https://example.org' }; read('/etc');`,
  'packages/one-line/src/index.ts': 'export const composed = (text) => text.normalize();',
  'server/config.ts': 'export const port = process.env.PORT;',
  'server/services/songs.ts': `import { sql } from 'kysely';
    asActor(db, actor, async (db) => db.selectFrom('songs'));
    db.updateTable('songs').set({ a: 1 }).where('songs.id', '=', id).where('b', 'is', null);
    db.service.transaction().execute(async (db) => sql\`select 1\`.execute(db));`,
  'server/services/expiry.ts':
    `const over = new Date(+services.now() + performance.now()); const day = new Date(2026, 1);` +
    'sql`select ${now()} < expires_at`; const { now } = Date.parse(text);',
  'server/cli/db-commands.ts': `client.query('select 1');`,
  'server/unutilised.ts':
    '// the compiler and eslint are fine\nexport const env = { skip: process.argv };',
  'server/unutilised.test.ts': `test.each([1])('x', () => { expect(queue.skip).toBe(1); });`,
  'test/page.spec.ts': `test.beforeEach(async () => { go(); }); test('x', () => checkAxe(page));`,
  'server/machine.test.ts': `test.runIf(root)('x', () => expect(1).toBe(1));`,
  'server/ports/disk.test.ts': `testStorage(() => new Disk());`,
};

/** [rule, file, what it holds, where the fault is] */
const planted: [string, string, string, string][] = [
  ['ningún archivo pasa de 300 líneas', 'app/x.css', 'a{}\n'.repeat(301), 'app/x.css'],
  ['ningún archivo pasa de 300 líneas', 'server/x.ts', '\n'.repeat(301), 'server/x.ts'],
  ['CONTRIBUTING y cada decisión caben', 'CONTRIBUTING.md', 'x\n'.repeat(41), 'CONTRIBUTING.md'],
  ['CONTRIBUTING y cada decisión caben', 'docs/decisions/002-b.md', 'x\n'.repeat(41), 'docs/'],
  ['ningún archivo pasa de 1 MiB', 'docs/x.png', 'x'.repeat(1024 * 1024 + 1), 'docs/x.png'],
  [
    'ningún archivo guarda las marcas',
    'content/x.md',
    `a\n${'<'.repeat(7)} HEAD\nb`,
    'content/x.md:2',
  ],
  [
    'ningún archivo guarda las marcas',
    'docs/x.yml',
    `a\n${'>'.repeat(7)} 6afdeb (Say)`,
    'docs/x.yml:2',
  ],
  ['letras y cortes', 'app/x.css', 'a {\n  font: 400 12px/1 x;\n}', 'app/x.css:2'],
  ['letras y cortes', 'app/x.css', 'a { font-size: clamp(1rem, 2vw, 20px) }', 'app/x.css:1'],
  ['letras y cortes', 'app/x.css', 'a { line-height: 26px; }', 'app/x.css:1'],
  ['letras y cortes', 'app/x.css', '@media (min-width: 768px) {}', 'app/x.css:1'],
  ['los nombres dicen el tema', 'app/utils.ts', '', 'app/utils.ts'],
  ['los nombres dicen el tema', 'server/common/x.ts', '', 'server/common/x.ts'],
  ['los nombres dicen el tema', 'server/date-helpers.ts', '', 'server/date-helpers.ts'],
  ['solo server/config.ts', 'server/x.ts', '\nif (process.env.A) b();', 'server/x.ts:2'],
  ['solo server/config.ts', 'server/x.ts', `process['env']`, 'server/x.ts:1'],
  ['solo server/config.ts', 'server/x.ts', 'globalThis.process.env', 'server/x.ts:1'],
  ['solo server/config.ts', 'server/x.ts', 'const { env } = process;', 'server/x.ts:1'],
  ['solo server/config.ts', 'server/x.ts', `import { env } from 'node:process';`, 'server/x.ts:1'],
  [
    'dentro de una transacción',
    'server/services/a/x.ts',
    `db.service.transaction().execute(async (trx) => go(trx));`,
    'server/services/a/x.ts:1',
  ],
  [
    'dentro de una transacción',
    'server/services/a/x.ts',
    `\nasActor(db, actor, (tx) => go(tx));`,
    'server/services/a/x.ts:2',
  ],
  [
    'dentro de una transacción',
    'server/http/x.ts',
    `readAsActor(db, actor, function ({ service }) {});`,
    'server/http/x.ts:1',
  ],
  ['el SQL va', 'server/http/x.ts', `db.service.selectFrom('users');`, 'server/http/x.ts:1'],
  ['el SQL va', 'app/routes/x.tsx', 'sql<number>`select 1`.execute(db);', 'app/routes/x.tsx:1'],
  ['el SQL va', 'server/jobs/x.ts', `db.servicePool.query('select 1');`, 'server/jobs/x.ts:1'],
  ['el SQL va', 'server/x.ts', `\nimport pg from 'pg';`, 'server/x.ts:2'],
  ...[
    `db.deleteFrom('sessions').execute();`,
    `db.updateTable('users').set({ a: 1 }).where('status', '=', 'x').execute();`,
    `db.selectFrom('users').where('id', '=', db.deleteFrom('x').returning('id'));`,
  ].map((text): [string, string, string, string] => [
    'cada cambio de filas',
    'server/services/a/x.ts',
    `\n${text}`,
    'server/services/a/x.ts:2',
  ]),
  ...[
    'const at = new Date();',
    'const at = new globalThis.Date();',
    'const at = Date.now();',
    'const clock = Date.now;',
    `const at = Date['now']();`,
    'const text = Date();',
    `sql\`where expires_at > \${x} or now() > y\`;`,
    `sql\`update a set b = CURRENT_TIMESTAMP\`;`,
    `pool.query('select clock_timestamp()');`,
  ].flatMap((text) =>
    ['app/x.tsx', 'server/http/x.ts', 'server/jobs/x.ts', 'server/services/a/x.ts']
      .slice(text.startsWith('const at = new D') ? 0 : 3)
      .map((path): [string, string, string, string] => [
        'la hora viene',
        path,
        `\n${text}`,
        `${path}:2`,
      ]),
  ),
  ['lo que alguien envía', 'packages/a/x.ts', `\ntyped.trim().normalize();`, 'packages/a/x.ts:2'],
  ['lo que alguien envía', 'server/http/x.ts', `name.normalize('NFKC');`, 'server/http/x.ts:1'],
  ['nombre, correo y señas', 'scripts/x.mjs', `// ${brand.name}`, 'scripts/x.mjs'],
  ['nombre, correo y señas', 'server/x.ts', `from('Ana <${brand.email}>')`, 'server/x.ts'],
  ['nombre, correo y señas', 'app/x.css', `a { content: '${brand.nit}'; }`, 'app/x.css'],
  ...[
    `<a href="/portfolio">x</a>`,
    `<Link to={'/dashboard'}>x</Link>`,
    '<Form action={`/auth/${step}`} />',
    `<a href={open ? href('/') : '/auth?tab=signup'}>x</a>`,
    `<a href={'/auth?volver=' + back}>x</a>`,
    `const tabs = [{ to: '/dashboard/analytics' }];`,
    `throw redirect('/auth');`,
    'return context.redirect(`/dashboard/${page}`);',
    `redirectWithFlash('/', 'done');`,
    'const pathOf = (id: string) => `/dashboard/proyectos/${id}`;',
  ].map((text): [string, string, string, string] => [
    'las direcciones de enlaces',
    'app/x.tsx',
    `\nconst x = async () => { ${text.startsWith('<') ? `return ${text};` : text} };`,
    'app/x.tsx:2',
  ]),
  ['ningún comentario calla', 'app/x.ts', '\n// @ts-ignore: later\na();', 'app/x.ts:2'],
  ['ningún comentario calla', 'app/x.tsx', '/* @ts-expect-error */', 'app/x.tsx:1'],
  ['ningún comentario calla', 'app/x.ts', '// eslint-disable-next-line no-var', 'app/x.ts:1'],
  ['ningún comentario calla', 'app/x.ts', '/* oxlint-disable */', 'app/x.ts:1'],
  ['ninguna prueba está saltada', 'a.test.ts', `test.skip('x', () => expect(1));`, 'a.test.ts:1'],
  ['ninguna prueba está saltada', 'a.test.ts', `describe.only('x', f); expect(1)`, 'a.test.ts:1'],
  [
    'ninguna prueba está saltada',
    'a.spec.ts',
    `test.describe.fixme('x'); expect(1)`,
    'a.spec.ts:1',
  ],
  ['ninguna prueba está saltada', 'a.test.ts', `it.skipIf(ci)('x', f); expect(1)`, 'a.test.ts:1'],
  ['ninguna prueba está saltada', 'a.test.ts', `xit('x', f); expect(1)`, 'a.test.ts:1'],
  ['toda prueba afirma algo', 'a.test.ts', `\ntest('runs', () => { run(); });`, 'a.test.ts:2'],
  [
    'toda prueba afirma algo',
    'a.test.ts',
    `it.each([1])('x', async function () {});`,
    'a.test.ts:1',
  ],
  [
    'toda prueba afirma algo',
    'a.spec.ts',
    `test.describe('x', () => { test('y', go); test('z', () => go()) }); expect(1);`,
    'a.spec.ts:1',
  ],
];

test.each(houseRules)('a clean project passes «$name», and something was read', ({ check }) => {
  using tree = plantTree(clean);
  const { faults, read } = check(tree.files);
  expect(faults).toEqual([]);
  expect(read).toBeGreaterThan(0);
});

describe('a planted fault breaks its rule and no other', () => {
  test.each(planted)('%s: %s', (name, path, text, where) => {
    using tree = plantTree({ ...clean, [path]: text });
    const broken = houseRules.flatMap((rule) =>
      rule.check(tree.files).faults.map((fault) => ({ rule: rule.name, fault })),
    );
    expect(broken).toEqual([
      { rule: expect.stringContaining(name), fault: expect.stringContaining(where) },
    ]);
  });

  test('every rule has one', () => {
    const without = houseRules.filter(
      (rule) => !planted.some(([name]) => rule.name.startsWith(name)),
    );
    expect(without).toEqual([]);
  });
});
