// npx --no-install prosody scan [--target N] [--compound 7+7] < versos.txt: how each verse is said, a line of JSON each.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  nearestReading,
  type Reading,
  rhymeOf,
  scan,
  scanCompound,
  type Scansion,
} from './src/index.ts';

const usage =
  'Uso: prosody scan [--target SÍLABAS | --compound 7+7] < versos.txt\n' +
  'Por cada línea, una de JSON: text, def, min, max, ending, pattern y rhyme.';

/** Metrical syllables that a verse may be asked for. */
const [least, most] = [1, 40];

type Options = { target: number | null; compound: number[] | null };

try {
  const options = readOptions(process.argv.slice(2));
  // Whoever reads the first lines alone closes the rest.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(describe(line, options)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions(args: string[]): Options {
  let read: { positionals: string[]; values: { target?: string; compound?: string } };
  try {
    read = parseArgs({
      args,
      allowPositionals: true,
      options: { target: { type: 'string' }, compound: { type: 'string' } },
    });
  } catch (cause) {
    throw new Error(usage, { cause });
  }
  const { positionals, values } = read;
  const isBoth = values.target !== undefined && values.compound !== undefined;
  if (positionals.join() !== 'scan' || isBoth) throw new Error(usage);
  return {
    target: values.target === undefined ? null : readCount(values.target),
    compound: values.compound?.split('+').map(readCount) ?? null,
  };
}

function readCount(typed: string): number {
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (count < least || count > most)
    throw new Error(`«${typed}» no es una cantidad de sílabas de ${least} a ${most}.\n${usage}`);
  return count;
}

/** What is said of a line; of one without a word there is nothing to say. */
function describe(text: string, { target, compound }: Options) {
  const parts = compound ? (scanCompound(text, compound) ?? scanWhole(text)) : scanWhole(text);
  const readings = parts.map((part, at) =>
    nearestReading(part, compound?.[at] ?? target ?? part.def),
  );
  const sum = (of: 'def' | 'min' | 'max') => parts.reduce((total, part) => total + part[of], 0);
  return {
    text,
    ...{ def: sum('def'), min: sum('min'), max: sum('max') },
    ending: parts.at(-1)?.ending ?? null,
    pattern: readings.map(({ pattern }: Reading) => pattern).join(''),
    rhyme: rhymeOf(text),
  };
}

function scanWhole(text: string): Scansion[] {
  const scansion = scan(text);
  return scansion ? [scansion] : [];
}
