// npx --no-install lyrics --theme «el mar» --genre pop --mood alegre --structure verse-chorus --seed 7: a song, as text or as JSON.
import { parseArgs } from 'node:util';
import {
  createSpanishBank,
  type Genre,
  generateSong,
  genreProfiles,
  lyricsSchema,
  type Mood,
  moods,
  sectionNames,
  type Song,
  type SongRequest,
  structures,
} from './src/index.ts';

// A table's keys are its type's.
const genres = Object.keys(genreProfiles) as Genre[];
const allMoods = Object.keys(moods) as Mood[];

const usage =
  'Uso: lyrics --theme TEMA [--genre GÉNERO] [--mood ÁNIMO] [--structure ESTRUCTURA] [--seed N] [--json]\n' +
  `Géneros: ${genres.join(', ')}.\n` +
  `Ánimos: ${allMoods.join(', ')}.\n` +
  `Estructuras: ${structures.join(', ')}.`;

try {
  const { request, isJson } = readOptions(process.argv.slice(2));
  const song = generateSong(createSpanishBank(), request);
  console.log(isJson ? JSON.stringify({ request, song }) : asText(song));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions(args: string[]): { request: SongRequest; isJson: boolean } {
  let values: Record<string, string | boolean | undefined>;
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({
      args,
      options: {
        ...{ theme: text, genre: text, mood: text, structure: text, seed: text },
        json: { type: 'boolean' },
      },
    }));
  } catch (cause) {
    throw new Error(usage, { cause });
  }
  const typed = String(values['theme'] ?? '').trim();
  if (typed === '') throw new Error(usage);
  const theme = lyricsSchema.shape.theme.safeParse(typed);
  if (!theme.success) throw new Error(theme.error.issues[0]?.message);
  const request = {
    theme: theme.data,
    genre: oneOf(values['genre'] ?? 'pop', genres),
    mood: oneOf(values['mood'] ?? 'reflexivo', allMoods),
    structure: oneOf(values['structure'] ?? 'verse-chorus', structures),
    seed: readSeed(String(values['seed'] ?? '1')),
  };
  return { request, isJson: values['json'] === true };
}

function oneOf<T extends string>(typed: string | boolean, known: readonly T[]): T {
  const found = known.find((one) => one === typed);
  if (found === undefined) throw new Error(`No conozco «${typed}».\n${usage}`);
  return found;
}

function readSeed(typed: string): number {
  const seed = /^\d{1,10}$/.test(typed) ? Number(typed) : Infinity;
  if (seed >= 2 ** 32) throw new Error(`La semilla «${typed}» no es un número de 0 a 4294967295.`);
  return seed;
}

function asText({ title, sections }: Song): string {
  return [
    title,
    ...sections.map(
      ({ kind, stanzas }) =>
        `[${sectionNames[kind]}]\n${stanzas.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n')}`,
    ),
  ].join('\n\n');
}
