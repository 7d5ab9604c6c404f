// npx --no-install vocal TOMA.wav [--report] [--out CARPETA]: the pitch of a take each 10 ms as CSV, or its analysis as JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyseTake, mixDown, readWav, reportOf, trackPitch } from './src/index.ts';
import type { Take } from './src/index.ts';

const usage =
  'Uso: vocal TOMA.wav [--report], o vocal TOMA.wav OTRA.wav … --out CARPETA [--report]\n' +
  'Por cada 10 ms una línea: time_s,f0_hz,voiced_prob,f0_if_unvoiced; con --report, el análisis en JSON.';

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(args: string[]): void {
  const { positionals: files, values } = readArguments(args);
  const isReport = values.report;
  const folder = values.out;
  if (files.length === 0 || (files.length > 1 && folder === undefined)) throw new Error(usage);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the first lines alone closes the rest.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const take = readTake(file);
    const text = isReport ? describe(take) : pitchRows(take);
    if (folder === undefined) process.stdout.write(text);
    else {
      const name = `${basename(file, extname(file))}.${isReport ? 'json' : 'csv'}`;
      writeFileSync(join(folder, name), text);
    }
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { report: { type: 'boolean', default: false }, out: { type: 'string' } },
    });
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

function readTake(file: string): Take {
  try {
    return readWav(readFileSync(file));
  } catch (error) {
    const why = error instanceof Error && error.name === 'WavError' ? error.message : null;
    throw new Error(`${file}: ${why ?? 'no se puede leer.'}`, { cause: error });
  }
}

function pitchRows(take: Take): string {
  const { hz, probability, guess, hop } = trackPitch({
    samples: mixDown(take),
    rate: take.rate,
  });
  const rows = Array.from(hz, (pitch, at) =>
    [
      (at * hop).toFixed(4),
      pitch.toFixed(3),
      (probability[at] ?? 0).toFixed(3),
      (guess[at] ?? 0).toFixed(3),
    ].join(','),
  );
  return `${rows.join('\n')}\n`;
}

function describe(take: Take): string {
  return `${JSON.stringify(reportOf(analyseTake(take)), null, 2)}
`;
}
