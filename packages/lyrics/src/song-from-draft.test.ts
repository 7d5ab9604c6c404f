import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled, timesTried } from '#test/sampled.ts';
import { sectionNames } from './choices.ts';
import { generateSong } from './generate.ts';
import { type Genre, genreProfiles } from './genres.ts';
import { structures } from './plan.ts';
import type { Song, SongRequest } from './song.ts';
import { songFromDraft } from './song-from-draft.ts';
import { createSpanishBank } from './spanish-bank.ts';
import { verifySong } from './verify.ts';

const bank = createSpanishBank();
const request: SongRequest = {
  ...{ theme: 'el mar', genre: 'folk', mood: 'sereno', structure: 'verse-chorus', seed: 5 },
};
const own = generateSong(bank, request);

const textsOf = ({ sections }: Song) =>
  sections.flatMap(({ stanzas }) => stanzas.flatMap(({ lines }) => lines.map(({ text }) => text)));

/** A song as a draft of it would be written. */
const draftOf = ({ sections }: Song): string =>
  sections
    .map(
      ({ kind, stanzas }) =>
        `[${sectionNames[kind]}]\n${stanzas.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n')}`,
    )
    .join('\n\n');

/** Of the sea, in the form that is asked for: assonance in the verses, consonance in the chorus. */
const stanzas = [
  'Salí temprano a la playa\ncon las manos en el viento\ny el agua me fue contando\nlo que guarda su lamento',
  'Mi padre tejió las redes\ncon hilo color de arena\ny una lámpara encendida\nle alumbraba la faena',
  'Vuelvo a la orilla y el mar\nme canta como cantaba\ncuando mi abuela en la tarde\nen la arena me esperaba',
  'Hoy regreso con mis hijos\npor el camino del faro\ny la espuma nos recibe\ncon un abrazo muy claro',
  'No tengo más que esta barca\nni me hace falta otro puerto\nsi la noche me pregunta\nle contesto que despierto',
] as const;

const draft = ([a, b, c, d, e]: readonly string[]): string =>
  `[Verso]\n${a}\n\n${b}\n\n[Coro]\n${c}\n\n[Verso]\n${d}\n\n${e}`;
const weave = (text: string, more: Partial<SongRequest> = {}) =>
  songFromDraft(own, { ...request, ...more }, text);

/** Stanzas of the draft, by their places, that stand in the song. */
const keptOf = (text: string, more?: Partial<SongRequest>): number[] => {
  const { song, kept } = weave(text, more);
  const said = textsOf(song);
  const standing = stanzas.flatMap((stanza, at) => {
    const first = stanza.split('\n')[1] ?? '';
    return said.some((line) => line.toLowerCase() === first.toLowerCase()) ? [at] : [];
  });
  expect(verifySong(song, request.theme)).toEqual([]);
  expect(song.title).toBe(own.title);
  expect(standing).toHaveLength(kept);
  return standing;
};

test('a draft that keeps what was asked is the song, with capitals, and its chorus comes again', () => {
  const { song, kept } = weave(draft(stanzas));
  expect(kept).toBe(5);
  const lines = draft([...stanzas, ''])
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('['));
  const chorus = lines.slice(8, 12);
  expect(textsOf(song).map((line) => line.toLowerCase())).toEqual(
    [...lines, ...chorus].map((line) => line.toLowerCase()),
  );
  expect(textsOf(song)[1]).toBe('Con las manos en el viento');
  expect(song.sections[3]?.stanzas).toBe(song.sections[1]?.stanzas);
});

/** The draft with one line of it said in another way. */
const changed = (from: string, to: string) => draft(stanzas).replace(from, to);

describe('a stanza goes, whole, and the others stay, where a line of it', () => {
  test.each([
    ['is too long', changed('con hilo color de arena', 'con un hilo color de arena'), [0, 2, 3, 4]],
    ['rhymes with nothing', changed('su lamento', 'su destino'), [1, 2, 3, 4]],
    ['rhymes as a chorus must not', changed('me esperaba', 'me cantara'), [0, 1, 3, 4]],
    ['rhymes with itself', changed('color de arena', 'de la faena'), [0, 2, 3, 4]],
    ['is no Spanish', changed('No tengo más', 'The only más'), [0, 1, 2, 3]],
    ['has markup', changed('Salí temprano', '<i>Salí</i> temprano'), [1, 2, 3, 4]],
    ['insults', changed('Mi padre tejió', 'La puta tejió'), [0, 2, 3, 4]],
    ['is said twice', changed('y la espuma nos recibe', 'Hoy regreso con mis hijos'), [0, 1, 2, 4]],
    [
      'is of another stanza',
      changed('Hoy regreso con mis hijos', 'Salí temprano a la playa'),
      [0, 1, 2, 4],
    ],
    ['is one too many', changed('con hilo', 'con hilo fino\nhilo'), [0, 2, 3, 4]],
  ])('%s', (_, text, kept) => {
    expect(keptOf(text)).toEqual(kept);
  });

  test('should say the theme and does not', () => {
    expect(keptOf(changed('y el mar', 'del faro'))).toEqual([0, 1, 3, 4]);
  });

  test('was in a song of before', () => {
    expect(keptOf(draft(stanzas), { history: new Set(['Mi padre tejió las redes']) })).toEqual([
      0, 2, 3, 4,
    ]);
  });

  test('is a line of ours that stands elsewhere in the song', () => {
    const ours = textsOf(own)[0] ?? '';
    expect(keptOf(changed('Hoy regreso con mis hijos', ours))).toEqual([0, 1, 2, 4]);
  });
});

describe('is read', () => {
  test.each([
    ['with CR and LF', draft(stanzas).replaceAll('\n', '\r\n')],
    [
      'with a title and a farewell',
      `Claro, aquí va:\n\nEl mar\n\n${draft(stanzas)}\n\n[Fin]\nEspero que te guste`,
    ],
    ['with other marks of its sections', draft(stanzas).replaceAll(/\[(\w+)\]/g, '**$1:**')],
    [
      'with numbers of its sections',
      draft(stanzas).replace('[Verso]', '[Verso 1]').replace('[Coro]', 'Estribillo'),
    ],
    ['with its chorus again', `${draft(stanzas)}\n\n[Coro]\n${stanzas[2]}`],
    ['with a section that nobody asked for', `[Intro]\nLa la la\n\n${draft(stanzas)}`],
    ['without a line between stanzas', draft(stanzas).replaceAll('\n\n', '\n')],
    ['without names', stanzas.join('\n\n')],
  ])('%s', (_, text) => {
    expect(keptOf(text)).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    ['', []],
    ['\u0000\uFFFD}{', []],
    ['[Coro]'.repeat(10_000), []],
    ['[Puente]\n' + stanzas[0], []],
    // What stands elsewhere than it was asked for.
    [`[Coro]\n${stanzas[2]}`, [2]],
    [`[Verso]\n${stanzas[2]}\n\n[Coro]\n${stanzas[0]}`, [2]],
  ])('%# and has what can stand', (text, kept) => {
    expect(keptOf(text)).toEqual(kept);
  });

  test('a draft of nothing is our song as it was', () => {
    expect(weave('Lo siento, no puedo.')).toEqual({ song: own, kept: 0 });
  });
});

describe('of a song with a refrain', () => {
  const asked: SongRequest = { ...request, structure: 'aaba', genre: 'country', seed: 3 };
  const ours = generateSong(bank, asked);
  const formOf = ({ sections }: Song) =>
    JSON.stringify(
      sections.map(({ stanzas: [stanza] }) => [
        stanza?.rhyme,
        stanza?.lines.map(({ letter, metre }) => [letter, metre]),
      ]),
    );
  const history = new Set(textsOf(ours));
  const other = Array.from({ length: 60 }, (_, seed) => seed + 1000)
    .map((seed) => generateSong(bank, { ...asked, seed, history }))
    .find(
      (song) => formOf(song) === formOf(ours) && !textsOf(song).some((line) => history.has(line)),
    );
  if (!other) throw new Error('no song of this form');

  test('the stanzas of the draft stand together', () => {
    const { song, kept } = songFromDraft(ours, asked, draftOf(other));
    expect(kept).toBe(4);
    expect(textsOf(song)).toEqual(textsOf(other));
  });

  test('or not at all, where one of them has another end', () => {
    const ends = other.sections.map(({ stanzas: [stanza] }) => stanza?.lines.at(-1)?.text ?? '');
    expect(new Set([ends[0], ends[1], ends[3]]).size).toBe(1);
    const text = draftOf(other);
    const at = text.lastIndexOf(ends[3] ?? '');
    const { song, kept } = songFromDraft(ours, asked, `${text.slice(0, at)}Otra cosa`);
    expect(kept).toBe(1);
    expect(verifySong(song, asked.theme)).toEqual([]);
  });
});

const genres = Object.keys(genreProfiles) as Genre[];

/** What is done to a draft on its way. */
const hostile = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll('a', 'á'),
  (text: string) => text.replace(/\n/, ' la\n'),
  (text: string) => text.replaceAll(/\[\p{L}+\]/gu, ''),
  (text: string) => text.replaceAll(/\[\p{L}+\]/gu, '[Coro]'),
  (text: string) => text.toUpperCase(),
  (text: string) => `${text}\n\n${text}`,
  (text: string) => text.split('\n').toReversed().join('\n'),
  (text: string) => text.replace('e', '{e}'),
  (text: string) => text.slice(text.length / 2),
);

/** Songs of ours, and drafts of the same form: each genre in a sweep. */
const pairs = sampled(genres, 6).map((genre, at) => {
  const theme = ['el mar', 'mi abuela Rosario', 'un robot enamorado'][at % 3] ?? 'x';
  const structure = structures[at % structures.length] ?? 'free';
  const asked: SongRequest = { genre, structure, theme, mood: 'reflexivo', seed: at };
  const ours = generateSong(bank, asked);
  return { asked, ours, drafted: draftOf(generateSong(bank, { ...asked, seed: at + 5000 })) };
});

test('whatever draft comes, the song keeps what ours keeps, and the same draft is the same song', () => {
  let keptInAll = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.array(hostile, { maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 4 }),
      ({ asked, ours, drafted }, changes, noise) => {
        let text = drafted;
        for (const change of changes) text = change(text);
        for (const [place, sign] of noise) {
          const at = place % (text.length + 1);
          text = text.slice(0, at) + sign + text.slice(at);
        }
        const { song, kept } = songFromDraft(ours, asked, text);
        keptInAll += kept;
        expect(verifySong(song, asked.theme)).toEqual([]);
        expect(song.sections.map(({ kind, again }) => [kind, again])).toEqual(
          ours.sections.map(({ kind, again }) => [kind, again]),
        );
        expect(songFromDraft(ours, asked, text)).toEqual({ song, kept });
      },
    ),
    { numRuns: timesTried(1000) },
  );
  expect(keptInAll).toBeGreaterThan(20);
});
