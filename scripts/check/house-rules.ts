import { statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { brand } from '#content/brand.ts';
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';
import { writtenAddresses } from './written-addresses.ts';
import {
  assertsNothing,
  changesEverybody,
  composesFreely,
  otherHandles,
  ownClocks,
  readsEnvironment,
  runsSql,
  silencers,
  skippedTests,
} from './syntax-rules.ts';

type HouseRule = { name: string; check: (files: readonly SourceFile[]) => StepResult };

const maxLines = 300;
const maxBytes = 1024 * 1024;
const maxNoteLines = 40;
/** The types of the tables, which nobody reads from end to end: `npm run db -- types` writes them. */
const generated = 'server/database/schema.ts';
const brandHome = 'content/brand.ts';
const brandWords = [
  ...[brand.name, brand.website, brand.email, brand.whatsapp, brand.nit, brand.address.street],
  ...Object.values(brand.socials),
];
const mayReadEnvironment = '{server/config.ts,*.config.ts,{scripts,bench,test}/**}';
/** Copies, the queue and the operator's commands are about the database itself. */
const mayRunSql = 'server/{background,cli,copy,database,services}/**';

/** `composed` itself; and passwords, which are short, and hashed as they always were. */
const mayComposeFreely = '{packages/one-line/**,server/services/accounts/password-hash.ts}';

/** The rules of docs/style.md that no linter knows. */
export const houseRules: readonly HouseRule[] = [
  rule(
    `ningún archivo pasa de ${maxLines} líneas`,
    (path) => (isCode(path) || path.endsWith('.css')) && !isTest(path) && path !== generated,
    (file) => tooLong(file, maxLines),
  ),
  rule(
    `CONTRIBUTING y cada decisión caben en ${maxNoteLines} líneas`,
    (path) => path === 'CONTRIBUTING.md' || matchesGlob(path, 'docs/decisions/[0-9]*.md'),
    (file) => tooLong(file, maxNoteLines),
  ),
  rule(
    'ningún archivo pasa de 1 MiB',
    () => true,
    (file) =>
      statSync(file.absolutePath).size > maxBytes ? [`${file.path}: pesa más de 1 MiB`] : [],
  ),
  rule(
    'ningún archivo guarda las marcas de un conflicto de git',
    (path) => /\.(?:css|html|js|json|md|mjs|sql|tsx?|ya?ml)$/.test(path),
    ({ path, text }) =>
      text()
        .split('\n')
        .flatMap((line, index) =>
          /^[<>]{7} /.test(line) ? [`${path}:${index + 1}: ${line}`] : [],
        ),
  ),
  rule('los nombres dicen el tema', isCode, ({ path }) =>
    /(?:^|[/-])(?:utils?|helpers?|misc|common)(?:\.[^/]*)?(?:\/|$)/i.test(path)
      ? [`${path}: utils, helpers, misc y common no dicen de qué trata`]
      : [],
  ),
  rule(
    'letras y cortes se miden en rem y em, nunca en px',
    (path) => matchesGlob(path, 'app/**/*.css'),
    typeInPixels,
  ),
  rule('solo server/config.ts lee process.env', isCode, (file) =>
    isTest(file.path) || matchesGlob(file.path, mayReadEnvironment) ? [] : readsEnvironment(file),
  ),
  rule(
    `nombre, correo y señas solo están en ${brandHome}`,
    (path) => (isCode(path) || /\.(?:css|html|json)$/.test(path)) && path !== brandHome,
    (file) => {
      const text = file.text();
      return brandWords
        .filter((word) => text.includes(word))
        .map((word) => `${file.path}: repite «${word}»`);
    },
  ),
  rule(
    'las direcciones de enlaces, formularios y redirecciones vienen de href()',
    (path) => isCode(path) && !isTest(path) && matchesGlob(path, '{app,server}/**'),
    writtenAddresses,
  ),
  rule(
    'dentro de una transacción la base se llama db',
    (path) => matchesGlob(path, 'server/**') && isCode(path) && !isTest(path),
    otherHandles,
  ),
  rule(
    'el SQL va en los servicios y en la base',
    (path) =>
      matchesGlob(path, '{app,content,packages,server,simulators}/**') &&
      isCode(path) &&
      !isTest(path),
    (file) => (matchesGlob(file.path, mayRunSql) ? [] : runsSql(file)),
  ),
  // What expires goes by time, whoever's it is.
  rule(
    'cada cambio de filas dice de quién son',
    (path) =>
      matchesGlob(path, 'server/services/**') &&
      !matchesGlob(path, '**/expire-*') &&
      isCode(path) &&
      !isTest(path),
    changesEverybody,
  ),
  rule(
    'la hora viene de services.now()',
    (path) =>
      matchesGlob(path, '{app/**,server/{http,jobs,services}/**}') && isCode(path) && !isTest(path),
    ownClocks,
  ),
  rule(
    'lo que alguien envía se compone con un límite',
    (path) => matchesGlob(path, '{packages,server}/**') && isCode(path) && !isTest(path),
    (file) => (matchesGlob(file.path, mayComposeFreely) ? [] : composesFreely(file)),
  ),
  rule('ningún comentario calla al compilador ni al lint', isCode, silencers),
  rule('ninguna prueba está saltada ni corre sola', isTest, skippedTests),
  rule('toda prueba afirma algo', isTest, assertsNothing),
];

function rule(
  name: string,
  concerns: (path: string) => boolean,
  faultsOf: (file: SourceFile) => string[],
): HouseRule {
  return {
    name,
    check: (files) => {
      const concerned = files.filter((file) => concerns(file.path));
      return { read: concerned.length, faults: concerned.flatMap(faultsOf) };
    },
  };
}

/** Where type, its line height or a breakpoint would not follow the size of letters that the reader has chosen. */
function typeInPixels({ path, text }: SourceFile): string[] {
  return text()
    .split('\n')
    .flatMap((line, index) =>
      /(?:\bfont(?:-size)?|\bline-height):[^;]*\dpx|@media[^{]*\dpx/.test(line)
        ? [`${path}:${index + 1}: usa rem (em en @media, var(--unit) en un dibujo)`]
        : [],
    );
}

function tooLong(file: SourceFile, limit: number): string[] {
  const lines = file.text().replace(/\n$/, '').split('\n').length;
  return lines > limit ? [`${file.path}: ${lines} líneas; el máximo es ${limit}`] : [];
}
