import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { figure, findingsOf, noteName, type SavedTake } from '#packages/vocal/src/index.ts';
import type { DocumentHead } from './document-data.ts';

/** The numbers of a take for its template. */
export type VoiceData = DocumentHead & {
  artist: string;
  facts: readonly string[];
  brand: { name: string };
  site: { text: string };
  findings: readonly { name: string; value: string; detail: string }[];
  /** Each semitone that was sung, from the lowest: how tall its bar is, 0 to 1, and whether it is of the tessitura. */
  bars: readonly { name: string; seconds: string; tall: number; isAtHome: boolean }[];
  ending: readonly string[];
};

export function voiceData(printed: {
  title: string;
  artist: string;
  createdAt: Date;
  take: SavedTake;
}): VoiceData {
  const { title, artist, createdAt, take } = printed;
  const date = bogotaDate(createdAt);
  const most = Math.max(...take.histogram.map(([, seconds]) => seconds), 0.001);
  const [from, to] = [Math.round(take.tessitura.low), Math.round(take.tessitura.high)];
  return {
    ...{ title, artist, date, author: artist },
    description: `Lo que se midió de una voz en «${title}».`,
    keywords: ['voz', 'afinación', 'tesitura'],
    facts: [`${figure(take.seconds)} segundos`, longDate(date)],
    brand: { name: brand.name },
    site: { text: brand.website.replace('https://', '') },
    findings: findingsOf(take),
    bars: take.histogram.map(([midi, seconds]) => ({
      name: noteName(midi, take.keys[0]),
      seconds: figure(seconds, 1),
      tall: seconds / most,
      isAtHome: midi >= from && midi <= to,
    })),
    ending: [
      'Se midió en el equipo de quien cantó: aquí no hay audio, solo números. Un cent es la centésima de un semitono.',
      'El tipo de voz es una pista por la altura sola. El timbre y el peso también deciden, y los oye un maestro de canto.',
    ],
  };
}
