import { wordsOfRequest } from '#packages/lyrics/src/index.ts';
import { slug } from '#content/slug.ts';
import { cleanText, isLegible } from '#server/documents/clean-data.ts';
import { lyricsData } from '#server/documents/lyrics-data.ts';
import { provideFonts } from '#server/documents/provide-fonts.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import type { UserActor } from '#server/actor.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readLyrics } from './read-lyrics.ts';

/** A song as a PDF, and what its file is called. Whoever only asks about it (HEAD) gets no bytes, which cost a process. */
export type PrintedLyrics = { bytes: Uint8Array | null; fileName: string };

/** A song of one's own as it was saved. It is no use of the tool. Rejects with `run.not-found` and `rate.limited`. */
export async function printLyrics(
  services: Pick<AppServices, 'db' | 'limits'>,
  actor: UserActor,
  { id, isHead }: { id: string; isHead: boolean },
): Promise<PrintedLyrics> {
  const { lyrics, ...song } = await readLyrics(services, actor, id);
  const fileName = `${['letra', slug(lyrics.title)].filter(Boolean).join('-')}.pdf`;
  if (isHead) return { bytes: null, fileName };
  await services.limits.consume('lyricsPdf', actor.userId);
  const profile = await readArtistProfile(services, actor);
  const { characters } = await provideFonts();
  const legible = (text: string) => (isLegible(text, characters) ? text : '');
  const printed = {
    ...{ ...song, ...lyrics },
    kind: wordsOfRequest(song.request),
    title: legible(lyrics.title) || 'Letra',
    artist: legible(profile?.artistName ?? ''),
    hasMissing: textsOf(lyrics).some((text) => isCut(text, characters)),
  };
  return { bytes: await renderDocument('lyrics', lyricsData(printed)), fileName };
}

const textsOf = ({ title, sections }: Awaited<ReturnType<typeof readLyrics>>['lyrics']) => [
  title,
  ...sections.flatMap(({ stanzas }) =>
    stanzas.flatMap(({ lines }) => lines.map(({ text }) => text)),
  ),
];

/** Whether something of it is set as a square. */
const isCut = (text: string, characters: ReadonlySet<number>) =>
  !text.includes('□') && cleanText(text, characters).includes('□');
