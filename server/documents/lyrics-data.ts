import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import {
  countLine,
  type LineCount,
  type Metre,
  rhymeLetters,
  sectionNames,
  type SongSection,
} from '#packages/lyrics/src/index.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { DocumentHead } from './document-data.ts';

/** A song for its template: what stands above it, then its sections in the order in which they are sung. */
export type LyricsData = DocumentHead & {
  /** Who sings it; empty where nobody says. */
  artist: string;
  facts: readonly string[];
  brand: { name: string };
  /** Where the studio is, as it is written on paper. */
  site: { text: string };
  sections: readonly PrintedSection[];
  /** What is to be known of the marks in its margin. */
  ending: readonly string[];
};

type PrintedSection = {
  name: string;
  isChorus: boolean;
  /** Whether it stood before, word by word: the template says it in full where there is room. */
  isAgain: boolean;
  stanzas: readonly (readonly PrintedVerse[])[];
};

/** A verse, and beside it how many syllables it has and what it rhymes with: `8a`. */
type PrintedVerse = { text: string; mark: string };

/** What is printed of a song. */
type PrintedSong = {
  title: string;
  artist: string;
  /** What it was asked to be. */
  kind: string;
  createdAt: Date;
  /** How often it was saved since. */
  revision: number;
  sections: readonly {
    kind: SongSection['kind'];
    again: number | null;
    stanzas: readonly { lines: readonly { text: string; metre: Metre }[] }[];
  }[];
  /** Whether something in it is set as □. */
  hasMissing: boolean;
};

export function lyricsData({ title, artist, kind, createdAt, ...song }: PrintedSong): LyricsData {
  const date = bogotaDate(createdAt);
  const sections = printSections(song.sections);
  return {
    ...{ title, artist, date, sections },
    // What somebody wrote is not the studio's.
    author: artist,
    description: `Letra de «${title}». ${kind}.`,
    keywords: ['letra', ...kind.split(', ')],
    facts: [
      kind,
      longDate(date),
      // Two sheets of a rehearsal are told apart by it.
      ...(song.revision > 0 ? [`Versión ${song.revision + 1}`] : []),
    ],
    brand: { name: brand.name },
    site: { text: brand.website.replace('https://', '') },
    ending: [
      sections.length > 0
        ? 'Al margen van las sílabas de cada verso, como se cantan, y la letra de su rima: en una estrofa riman los que la comparten.'
        : 'Esta letra no tiene versos todavía.',
      ...(song.hasMissing
        ? ['Donde hay un □ va un signo que este papel no tiene; en el archivo .txt está completo.']
        : []),
    ],
  };
}

/** A section of which nothing is left is not printed, nor what would say it again. */
function printSections(sections: PrintedSong['sections']): PrintedSection[] {
  return sections.flatMap(({ kind, again, stanzas: own }) => {
    const stanzas = (again === null ? own : (sections[again]?.stanzas ?? [])).filter(
      ({ lines }) => lines.length > 0,
    );
    if (stanzas.length === 0) return [];
    return {
      name: sectionNames[kind],
      isChorus: kind === 'coro',
      isAgain: again !== null,
      stanzas: stanzas.map(({ lines }) => {
        const counts = lines.map(({ text, metre }) => countLine(text, metre));
        const letters = rhymeLetters(counts);
        return lines.map(({ text, metre }, at) => ({
          text,
          mark: syllables(counts[at] ?? null, metre) + (letters[at] ?? ''),
        }));
      }),
    };
  });
}

/** What a verse has; of one that can be sung as its place asks, that. */
function syllables(count: LineCount | null, metre: Metre): string {
  if (!count) return '';
  const isAsAsked = count.verdict === 'exact' || count.verdict === 'sung';
  return isAsAsked ? [metre].flat().join('+') : String(count.def);
}
