import { slug } from '#content/slug.ts';
import { isLegible } from '#server/documents/clean-data.ts';
import { provideFonts } from '#server/documents/provide-fonts.ts';
import { renderDocument } from '#server/documents/render-document.ts';
import { voiceData } from '#server/documents/voice-data.ts';
import type { UserActor } from '#server/actor.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readTake } from './saved-takes.ts';

/** A take as a PDF, and what its file is called. Whoever only asks about it (HEAD) gets no bytes, which cost a process. */
export type PrintedTake = { bytes: Uint8Array | null; fileName: string };

/** The numbers of a saved take. Rejects with `run.not-found` and `rate.limited`. */
export async function printTake(
  services: Pick<AppServices, 'db' | 'limits'>,
  actor: UserActor,
  { id, isHead }: { id: string; isHead: boolean },
): Promise<PrintedTake> {
  const { title, take, createdAt } = await readTake(services, actor, id);
  const fileName = `${['voz', slug(title)].filter(Boolean).join('-')}.pdf`;
  if (isHead) return { bytes: null, fileName };
  await services.limits.consume('vocalPdf', actor.userId);
  const profile = await readArtistProfile(services, actor);
  const { characters } = await provideFonts();
  const legible = (text: string) => (isLegible(text, characters) ? text : '');
  const printed = {
    ...{ take, createdAt },
    title: legible(title) || 'Tu voz en números',
    artist: legible(profile?.artistName ?? ''),
  };
  return { bytes: await renderDocument('voice', voiceData(printed)), fileName };
}
