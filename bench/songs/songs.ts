import {
  warmBank,
  createSpanishBank,
  type Genre,
  generateSong,
  genreProfiles,
  type Mood,
  moods,
  type Song,
  type SongLine,
  type SongRequest,
  structures,
  themeOf,
  valencesOf,
  verifySong,
} from '#packages/lyrics/src/index.ts';
import { disagreements } from './agreement.ts';
import { misspelled } from './spelling.ts';
import { songThemes as themes } from '#test/song-themes.ts';
import { figure, percentile, table } from '../measure.ts';

const genres = Object.keys(genreProfiles) as Genre[];
const allMoods = Object.keys(moods) as Mood[];

const seedsEach = 3;

/** Songs of a process that has just started. */
const firstOnes = 60;

/** Of one form: how much songs repeat each other. */
const alike = 200;

/**
 * What is promised of songs, on every genre, mood and structure, twelve themes and three seeds; and how much two hundred songs of one
 * form (`pop` unless an argument names another genre) repeat each other. `todo` as an argument tries all forms, else one in eleven.
 */
export async function songsBench(args: string[]): Promise<string> {
  const genre = genres.find((one) => args.includes(one)) ?? 'pop';
  const began = performance.now();
  const bank = createSpanishBank();
  const valences = valencesOf(bank);
  const signs = new Map(bank.images.map(({ id, sign }) => [id, sign]));
  write({ theme: 'el mar', genre, mood: 'alegre', structure: 'verse-chorus', seed: 1 });
  const cold = performance.now() - began;
  // As a process does as soon as it is ready.
  const counting = performance.now();
  for (const _ of warmBank(bank));
  const counted = performance.now() - counting;

  const requests = formsOf().filter((_, at) => args.includes('todo') || at % 11 === 0);
  const first = sampleOf(requests, firstOnes).map(timeOf);
  const times: number[] = [];
  const faults: string[] = [];
  const lines = new Set<string>();
  const moodsKept: (boolean | null)[] = [];
  for (const request of requests) {
    const from = performance.now();
    const song = write(request);
    times.push(performance.now() - from);
    faults.push(...verifySong(song, request.theme));
    for (const { text } of allLinesOf(song)) lines.add(text);
    moodsKept.push(keepsMood(song, request.mood));
  }
  const disagreeing = disagreements(bank, [...lines]);
  const unknown = await misspelled([...lines]);
  const ofForm = faults.length;
  faults.push(...disagreeing, ...(unknown ?? []));
  for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`);
  const { unique, most, mean, twins, bigrams, ofTheme } = compareSongs(genre);
  const signed = moodsKept.filter((one) => one !== null);
  const kept = signed.filter(Boolean).length / signed.length;
  const rows: [string, string, string, boolean][] = [
    ['faltas de métrica, rima y tema', figure(ofForm), '0', ofForm === 0],
    ['concordancias que faltan', figure(disagreeing.length), '0', disagreeing.length === 0],
    [
      'palabras que hunspell no conoce',
      unknown ? figure(unknown.length) : 'sin hunspell en esta máquina',
      '0',
      unknown === null || unknown.length === 0,
    ],
    ['canciones con el signo de su ánimo, %', figure(100 * kept, 1), '≥ 95', kept >= 0.95],
    ['canciones iguales', figure(twins), '0', twins === 0],
    ['versos distintos, %', figure(100 * unique, 1), '≥ 70', unique >= 0.7],
    ['trigramas en común, lo más', figure(most, 3), '≤ 0,20', most <= 0.2],
    ['trigramas en común, en promedio', figure(mean, 3), '≤ 0,05', mean <= 0.05],
    ['bigramas distintos de una canción, lo menos', figure(bigrams, 2), '≥ 0,80', bigrams >= 0.8],
    ['versos con una palabra del tema, %', figure(100 * ofTheme, 1), '≥ 30', ofTheme >= 0.3],
    upTo('ms por canción, p95', percentile(times, 0.95), 50),
    upTo(`ms de las ${firstOnes} primeras que siguen, p95`, percentile(first, 0.95), 50),
    upTo('ms de la primera, con el banco', cold, 400),
    ['ms de contar después todo el banco', figure(counted), '', true],
  ];
  console.log(
    table(
      ['', '', 'meta'],
      rows.map(([name, value, goal]) => [name, value, goal]),
    ),
  );
  const missed = rows.filter(([, , , is]) => !is);
  if (missed.length > 0)
    throw new Error(`por fuera de su meta: ${missed.map(([name]) => name).join(', ')}`);
  return `songs: ${figure(requests.length)} canciones sin faltas, ${figure(percentile(times, 0.5), 1)} ms cada una`;

  /** Whether the images and the words of a song feel as its mood does, in the mean; null of a mood without a sign. */
  function keepsMood(song: Song, mood: Mood): boolean | null {
    const { sign } = moods[mood];
    if (sign === 0) return null;
    const felt = [
      ...allLinesOf(song).map(({ image }) => (image === null ? 0 : signs.get(image)) ?? 0),
      ...allLinesOf(song).flatMap(({ text }) =>
        wordsOf(text).map((word) => valences.get(word) ?? 0),
      ),
    ];
    return sign * felt.reduce((sum, one) => sum + one, 0) > 0;
  }

  function write(request: SongRequest): Song {
    return generateSong(bank, request);
  }

  function timeOf(request: SongRequest): number {
    const from = performance.now();
    write(request);
    return performance.now() - from;
  }

  function compareSongs(of: Genre) {
    const songs = Array.from({ length: alike }, (_, seed) =>
      linesOf(
        write({
          theme: 'el mar',
          genre: of,
          mood: 'alegre',
          structure: 'verse-chorus-bridge',
          seed,
        }),
      ),
    );
    const lines = songs.flat();
    const grams = songs.map((song) => new Set(song.flatMap((line) => runsOf(line, 3))));
    const shared = grams.flatMap((one, at) =>
      grams.slice(at + 1).map((other) => {
        const both = [...one].filter((gram) => other.has(gram)).length;
        return both / (one.size + other.size - both);
      }),
    );
    const fields = themeOf('el mar')?.fields.split(' ') ?? [];
    const spoken = new Set(
      fields.flatMap((field) =>
        (bank.lexicon.nouns.get(field) ?? []).flatMap(({ singular, plural }) => [singular, plural]),
      ),
    );
    return {
      unique: new Set(lines).size / lines.length,
      most: Math.max(...shared),
      mean: shared.reduce((sum, one) => sum + one, 0) / shared.length,
      twins: songs.length - new Set(songs.map((song) => song.join('\n'))).size,
      bigrams: Math.min(
        ...songs.map((song) => {
          const runs = song.flatMap((line) => runsOf(line, 2));
          return new Set(runs).size / runs.length;
        }),
      ),
      ofTheme:
        lines.filter((line) => wordsOf(line).some((word) => spoken.has(word))).length /
        lines.length,
    };
  }
}

/** So many of them, from all over. */
const sampleOf = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, at) => at % Math.floor(all.length / count) === 0).slice(0, count);

const upTo = (
  name: string,
  value: number,
  goal: number,
): [name: string, value: string, goal: string, isMet: boolean] => [
  name,
  figure(value, 1),
  `≤ ${goal}`,
  value <= goal,
];

const allLinesOf = ({ sections }: Song): SongLine[] =>
  sections
    .filter(({ again }) => again === null)
    .flatMap(({ stanzas }) => stanzas.flatMap(({ lines }) => lines));

/** The verses of a song but for its chorus. */
const linesOf = ({ sections }: Song): string[] =>
  sections
    .filter(({ kind, again }) => kind !== 'coro' && again === null)
    .flatMap(({ stanzas }) => stanzas.flatMap(({ lines }) => lines.map(({ text }) => text)));

const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}+/gu) ?? [];

function runsOf(line: string, length: number): string[] {
  const words = wordsOf(line);
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

const formsOf = (): SongRequest[] =>
  genres.flatMap((genre) =>
    allMoods.flatMap((mood) =>
      structures.flatMap((structure) =>
        themes.flatMap((theme) =>
          Array.from({ length: seedsEach }, (_, seed) => ({ theme, genre, mood, structure, seed })),
        ),
      ),
    ),
  );
