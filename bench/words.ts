import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  compareRhymes,
  nearestReading,
  scan,
  scanCompound,
  stressOf,
} from '#packages/prosody/src/index.ts';
import { rhymePairs, trickyVerses, trickyWords } from '#test/prosody-table.ts';
import { figure, interleave, spread, table } from './measure.ts';

const folder = join(import.meta.dirname, 'words');
const rounds = 7;

/** A measure: so many of so many, and the share that it must reach. */
type Score = { name: string; right: number; of: number; goal: number };

/** A verse that somebody scanned by hand: its metrical syllables, and which of them are stressed. */
type ScannedVerse = { verse: string; metrical: number; met: string };

/**
 * How well `packages/prosody` divides, stresses, counts and rhymes, beside silabea, which divides words alone. `file` is a corpus of
 * verses that were scanned by hand, as `{ verses: [{ verse, metrical, met }] }`; without it that part is not measured.
 */
export async function wordsBench([file]: string[]): Promise<string> {
  const silabea = loadSilabea();
  // An adverb has two stresses, and ends as a llana.
  const tricky = [...Object.entries(trickyWords), ['llana', 'fá-cil-men-te'] as const];
  const words = tricky.flatMap(([ending, all]) =>
    all.split(' ').map((divided) => ({ ending, divided, word: divided.replaceAll('-', '') })),
  );
  const corpus = file === undefined ? [] : readCorpus(file);
  const verses = corpus.filter(isWhole);
  const scores = [
    count('palabras en sílabas', words, ({ word, divided }) => divide(word) === divided),
    count('acento de las palabras', words, ({ word, ending }) => stressOf(word).ending === ending),
    count('versos contados', trickyVerses, ([verse, right]) => scan(verse)?.def === right),
    count(
      'pares de rimas',
      pairsOf(),
      ({ one, other, kind }) => kind === (compareRhymes(one, other) ?? 'ninguna'),
    ),
    ...scoresOf(verses),
  ];
  const theirs = count('', words, ({ word, divided }) => silabea(word) === divided);
  const took = await interleave(
    {
      ours: async () => timed(() => words.map(({ word }) => divide(word))),
      theirs: async () => timed(() => words.map(({ word }) => silabea(word))),
      verses: async () => timed(() => trickyVerses.map(([verse]) => scan(verse))),
    },
    rounds,
  );
  console.log(
    table(
      ['', 'bien', 'de', '%', 'meta'],
      [
        ...scores.map(({ name, right, of, goal }) => [
          ...[name, figure(right), figure(of)],
          ...[figure((100 * right) / of, 1), figure(goal, 1)],
        ]),
        [
          'silabea: palabras en sílabas',
          figure(theirs.right),
          figure(theirs.of),
          figure((100 * theirs.right) / theirs.of, 1),
          '',
        ],
      ],
    ),
  );
  console.log(
    file === undefined
      ? 'Sin corpus de versos: npm run bench words -- ARCHIVO.json también los mide.'
      : `De ${figure(corpus.length)} versos no se cuentan ${figure(corpus.length - verses.length)}: su anotación no termina una sílaba después del último acento, o tiene otra medida que la que dice.`,
  );
  const missed = scores.filter(({ right, of, goal }) => (100 * right) / of < goal);
  if (missed.length > 0)
    throw new Error(`por debajo de su meta: ${missed.map(({ name }) => name).join(', ')}`);
  const each = (milliseconds: number[], of: number) =>
    spread(
      milliseconds.map((one) => (1000 * one) / of),
      1,
    );
  return `words: ${figure(scores[0]?.right ?? 0)} de ${figure(words.length)} palabras, silabea ${figure(theirs.right)}; ${each(took.ours, words.length)} µs por palabra, silabea ${each(took.theirs, words.length)}; ${each(took.verses, trickyVerses.length)} µs por verso`;
}

const divide = (word: string): string => stressOf(word).syllables.join('-');

const pairsOf = () =>
  Object.entries(rhymePairs).flatMap(([kind, all]) =>
    all.split(' ').map((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return { one, other, kind };
    }),
  );

const count = <T>(
  name: string,
  all: readonly T[],
  isRight: (one: T) => boolean,
  goal = 100,
): Score => ({ name, right: all.filter(isRight).length, of: all.length, goal });

/**
 * Whether a verse is scanned to its end: metrical syllables end one after the last stress, so its pattern does, too. A sonnet of
 * nine syllables that is labelled eight has its nines cut off there.
 */
const isWhole = ({ metrical, met }: ScannedVerse): boolean =>
  met.endsWith('+-') && met.length === metrical;

function scoresOf(verses: readonly ScannedVerse[]): Score[] {
  const short = verses.filter(({ metrical }) => metrical <= 9);
  const eleven = verses.filter(({ metrical }) => metrical === 11);
  const fourteen = verses.filter(({ metrical }) => metrical === 14);
  const near = ({ verse, metrical }: ScannedVerse) => {
    const scansion = scan(verse);
    return scansion && nearestReading(scansion, metrical);
  };
  const halves = (verse: string, reach: 'def' | 'nearest') =>
    scanCompound(verse, [7, 7])?.every((part) =>
      reach === 'def' ? part.def === 7 : nearestReading(part, 7).count === 7,
    ) === true;
  return [
    count(
      'hasta nueve: de por sí',
      short,
      ({ verse, metrical }) => scan(verse)?.def === metrical,
      93,
    ),
    count('endecasílabos: de por sí', eleven, ({ verse }) => scan(verse)?.def === 11, 92),
    count('endecasílabos: a su alcance', eleven, (one) => near(one)?.count === 11, 99),
    count('endecasílabos: acentos', eleven, (one) => near(one)?.pattern === one.met, 95),
    count('alejandrinos: de por sí', fourteen, ({ verse }) => halves(verse, 'def'), 90),
    count('alejandrinos: a su alcance', fourteen, ({ verse }) => halves(verse, 'nearest'), 97),
  ].filter(({ of }) => of > 0);
}

function readCorpus(file: string): ScannedVerse[] {
  if (!existsSync(file)) throw new Error(`no existe ${file}`);
  const { verses } = JSON.parse(readFileSync(file, 'utf8')) as { verses?: ScannedVerse[] };
  if (!verses) throw new Error(`${file} no tiene «verses»`);
  return verses;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  for (let times = 0; times < 20; times += 1) work();
  return (performance.now() - began) / 20;
}

/** The best that npm has; it brings the tools of its own tests, so it comes when it is asked for, in a folder of its own. */
function loadSilabea(): (word: string) => string {
  if (!existsSync(join(folder, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('silabea no se pudo instalar');
  }
  const { getSilabas } = createRequire(join(folder, 'package.json'))('silabea') as {
    getSilabas: (word: string) => { silabas: { silaba: string }[] };
  };
  return (word) =>
    getSilabas(word)
      .silabas.map(({ silaba }) => silaba)
      .join('-');
}
