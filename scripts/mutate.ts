// Changes the code of an area in small ways, one at a time, and looks which of them its tests notice:
// `npm run mutate -- AREA [FILE…]`. It takes minutes to hours, at a low priority.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { areas, changedIn, type Part } from './mutate/areas.ts';
import { readScore } from './mutate/score.ts';

/** Of a hundred. */
const goal = 85;

const root = join(import.meta.dirname, '..');
const tool = join(import.meta.dirname, 'mutate');
const results = join(root, 'test-results');
const stryker = join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const [name = '', ...files] = process.argv.slice(2);
const parts = (areas[name] ?? []).filter(
  ({ folder }) => files.length === 0 || files.some((file) => file.startsWith(`${folder}/`)),
);
if (parts.length === 0) {
  console.error(`Di qué área: npm run mutate -- ${Object.keys(areas).join(' | ')} [ARCHIVO…]`);
  process.exit(1);
}
setPriority(10);
// Nothing else needs it, and it brings 177 packages: it comes when it is asked for. It finds our vitest above itself.
if (!existsSync(stryker)) run('npm', ['ci', '--omit=peer', '--legacy-peer-deps'], tool);

mkdirSync(results, { recursive: true });
const { survivors, counts, percent } = readScore(parts.map(reportOf));
for (const survivor of survivors) console.log(survivor);
const { killed, timeout, survived, noCoverage } = counts;
console.log(
  `\n${name}: ${percent.toFixed(1)} % (meta ${goal} %): ${killed} notados, ${timeout} sin fin, ` +
    `${survived} sin notar, ${noCoverage} sin prueba`,
);
process.exitCode = percent < goal ? 1 : 0;

/** What Stryker reports of one part. */
function reportOf(part: Part): unknown {
  const report = join(results, `mutate-${part.folder.replaceAll('/', '-')}.json`);
  const configuration = join(results, 'stryker.json');
  writeFileSync(configuration, JSON.stringify(configurationOf(part, report)));
  process.env.MUTATE_TESTS = part.tests.join(' ');
  run(process.execPath, [stryker, 'run', configuration], root);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function configurationOf(part: Part, report: string) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // It names the tests. Told of them itself, Stryker would change nothing that happens when a module is loaded.
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    mutate: changedIn(part, files),
    // TypeScript 7 has no interface for Stryker; vitest does without one.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    concurrency: 1,
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
    coverageAnalysis: 'perTest',
    tempDirName: 'test-results/mutate',
    ignorePatterns: ['build', 'data', 'docs', 'test-results', '/scripts/mutate/node_modules'],
    // The changes are in the build, too, each behind its own switch.
    ...(part.isBuilt && {
      symlinkNodeModules: false,
      buildCommand: [
        process.execPath,
        'scripts/mutate/build-sandbox.ts',
        join(root, 'node_modules'),
      ]
        .map((word) => word.replaceAll(' ', '\\ '))
        .join(' '),
    }),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
  };
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
