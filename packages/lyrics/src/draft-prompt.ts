import { oneLine } from '#packages/one-line/src/index.ts';
import { genreNames, moodNames, sectionNames } from './choices.ts';
import { grouped } from './grouped.ts';
import type { Song, SongRequest, SongSection, SongStanza } from './song.ts';
import { hookPhrase } from './theme.ts';

/** What every draft is to be, for whoever writes it. */
const rules = `Escribes letras de canciones en español de Colombia. Un programa cuenta las sílabas y revisa las rimas de lo que escribes, y deja por fuera la estrofa que no cumpla.
Responde solo con la letra: sin título, sin explicaciones, sin comillas, asteriscos ni otras marcas.
El nombre de cada sección va entre corchetes en su propia línea, como se te da. Entre una estrofa y otra va una línea vacía. Cada verso va en su línea.
Cada verso tiene justo las sílabas métricas que se piden: cuenta las sinalefas, suma una si termina en palabra aguda y resta una si termina en esdrújula.
Ninguna palabra rima con ella misma ni con su plural, y ningún verso se repite si no se te pide.
Escribe algo nuevo, sin nada de canciones que existan, sin nombres de marcas y sin groserías.`;

/**
 * What a writer of drafts is asked: the theme, the genre and the mood of a song, and the form that ours has, stanza by stanza. Nothing in
 * it is about the person who asks.
 */
export function draftPrompt(
  { sections }: Song,
  { theme, genre, mood }: Pick<SongRequest, 'theme' | 'genre' | 'mood'>,
): { system: string; user: string } {
  const own = sections.filter(({ again }) => again === null);
  const hasRefrain = own.some(({ kind }) => kind === 'A');
  const phrase = hookPhrase(theme);
  return {
    system: rules,
    user: [
      `Tema: «${oneLine(theme)}». Género: ${genreNames[genre]}. Ánimo: ${moodNames[mood]}.`,
      ...own.map((section, at) => formOf(section, at, phrase)),
      ...(hasRefrain
        ? ['Las estrofas A terminan todas con el mismo verso, igual en cada una.']
        : []),
    ].join('\n\n'),
  };
}

function formOf({ kind, stanzas }: SongSection, at: number, phrase: string): string {
  const saysIt = kind === 'coro' || kind === 'A' || (kind === 'estrofa' && at === 0);
  return [
    `[${sectionNames[kind]}]`,
    ...stanzas.map((stanza) => `Una estrofa de ${stanzaForm(stanza)}`),
    ...(saysIt ? [`Un verso dice, tal cual: ${phrase}`] : []),
  ].join('\n');
}

function stanzaForm({ lines, rhyme }: SongStanza): string {
  const metres = lines.map(({ metre }) =>
    typeof metre === 'number'
      ? `${metre} sílabas`
      : `${metre[0] + metre[1]} sílabas ${halvesOf(metre)}`,
  );
  const each = new Set(metres).size === 1 ? metres.slice(0, 1) : metres;
  const rhymes = [...grouped([...lines.entries()], ([, { letter }]) => letter)]
    .filter(([letter]) => letter !== '-')
    .map(([, group]) => list(group.map(([at]) => `${at + 1}`)));
  return [
    `${lines.length} versos de ${list(each)}.`,
    ...rhymes.map((group) => `Riman en ${rhyme} los versos ${group}.`),
    ...(rhymes.length === 0 ? ['Ninguno rima.'] : []),
  ].join(' ');
}

const halvesOf = ([first, second]: readonly [number, number]): string =>
  `en dos mitades, de ${first} y de ${second}, con una coma en medio`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
