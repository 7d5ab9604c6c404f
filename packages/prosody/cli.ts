// npx --no-install prosody scan [--target N] [--compound 7+7] [--figures] < versos.txt: how each verse is said, a line of JSON each.
import { once } from 'node:events';
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
  'Uso: prosody scan [--target SÍLABAS | --compound 7+7] [--figures] < versos.txt\n' +
  'Por cada línea, una de JSON: text, def, min, max, ending, pattern y rhyme; con --figures, también units y figures.';

/** Metrical syllables that a verse may be asked for. */
const [least, most] = [1, 40];

/** Parts of a verse. */
const mostParts = 4;

type Options = { target: number | null; compound: number[] | null; hasFigures: boolean };

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the first lines alone closes the rest.
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`No se pudo escribir: ${error.message}`);
    process.exit(1);
  });
  for await (const line of linesOf(process.stdin))
    if (!process.stdout.write(`${JSON.stringify(describe(line, options))}\n`))
      await once(process.stdout, 'drain');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions(args: string[]): Options {
  let read: ReturnType<typeof parse>;
  try {
    read = parse(args);
  } catch (cause) {
    throw new Error(usage, { cause });
  }
  const { positionals, values } = read;
  const isBoth = values.target !== undefined && values.compound !== undefined;
  if (positionals.join() !== 'scan' || isBoth) throw new Error(usage);
  const compound = values.compound?.split('+').map(readCount) ?? null;
  if (compound && compound.length > mostParts)
    throw new Error(`Un verso se parte en ${mostParts} como mucho.\n${usage}`);
  return {
    target: values.target === undefined ? null : readCount(values.target),
    ...{ compound, hasFigures: values.figures ?? false },
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ target: { type: 'string' }, compound: { type: 'string' } },
      figures: { type: 'boolean' },
    },
  });
}

function readCount(typed: string): number {
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (count < least || count > most)
    throw new Error(`«${typed}» no es una cantidad de sílabas de ${least} a ${most}.\n${usage}`);
  return count;
}

/**
 * The lines of a text in UTF-8, without what ends them, whichever system wrote it. What is no UTF-8 is U+FFFD; a mark at the
 * beginning is no part of the first line. `readline` also divides at U+2028 and at a lone carriage return.
 */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open: string[] = [];
  const line = () => open.join('').replace(/\r$/, '');
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    open.push(first);
    for (const next of others) {
      yield line();
      open = [next];
    }
  }
  open.push(decoder.decode());
  if (open.join('') !== '') yield line();
}

/** What is said of a line; of one without a word there is nothing to say. */
function describe(text: string, { target, compound, hasFigures }: Options) {
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
    ...(hasFigures && {
      units: readings.flatMap(({ units }) => units),
      figures: readings.flatMap(({ figures }, at) => {
        const before = readings.slice(0, at).reduce((sum, { units }) => sum + units.length, 0);
        return figures.map((figure) => ({ ...figure, unit: before + figure.unit }));
      }),
    }),
  };
}

function scanWhole(text: string): Scansion[] {
  const scansion = scan(text);
  return scansion ? [scansion] : [];
}
