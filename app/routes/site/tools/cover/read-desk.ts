import { href } from 'react-router';
import { isAppError } from '#server/app-error.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  genreNames,
  moodNames,
  ratios,
  styles,
  vocabulary,
} from '#packages/cover-art/src/index.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { type CoverEntry, listCovers, readCovers } from '#server/services/covers/read-covers.ts';
import { hasRatio, termsOf } from '#server/services/covers/stored-covers.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { historyPage } from '../frame/history-page.ts';
import { previewPath } from './cover-paths.ts';
import type { CoverDesk } from './cover-tool.tsx';

/**
 * What the tool shows a person before they ask: `page` is of their covers, from 1; `from` says those whose brief the form begins with.
 */
export async function readDesk(
  services: Pick<AppServices, 'covers' | 'db' | 'now'>,
  actor: SessionActor,
  { page, from }: { page: number; from: string | null },
): Promise<CoverDesk> {
  const { tier } = actor.session;
  const [profile, { renewsAt, ...usage }, { covers, count }, chosen] = await Promise.all([
    readArtistProfile(services, actor),
    readUsage(services, actor, { feature: 'coverArtGenerator', tier }),
    listCovers(services, actor, page),
    from === null ? null : readCovers(services, actor, from).catch(noneOfTheirs),
  ]);
  const ownRatios = ratios.filter((ratio) => hasRatio(tier, ratio));
  const form = chosen?.request.form;
  return {
    token: crypto.randomUUID(),
    from: chosen?.id ?? null,
    tier,
    usage: { ...usage, renewsOn: bogotaDate(renewsAt) },
    choices: {
      genres: Object.entries(genreNames),
      moods: Object.entries(moodNames),
      styles: [...styles.values()]
        .filter(({ needsPhoto }) => !needsPhoto)
        .map(({ id, name }) => [id, name]),
      ratios,
    },
    vocabulary,
    imageLender: services.covers.imageModel?.host ?? null,
    ownRatios,
    terms: termsOf(tier),
    brief:
      chosen && form
        ? {
            ...{ artistName: form.artistName, songTitle: form.songTitle, genre: form.genre },
            ...{ mood: form.mood, style: form.style, description: form.description },
            aspectRatio: hasRatio(tier, form.aspectRatio) ? form.aspectRatio : '1:1',
            ...(chosen.request.image && { image: 'on' }),
          }
        : { artistName: profile?.artistName ?? undefined },
    ...historyPage(href('/cover-art-generator'), { page, count }),
    covers: covers.map(toListed),
  };
}

const toListed = ({ id, request: { form }, createdAt, state }: CoverEntry) => ({
  ...{ id, madeOn: bogotaDate(createdAt), name: form.songTitle },
  about: `${form.artistName}, ${state === 'done' ? genreNames[form.genre] : 'en camino'}`,
  picture: state === 'done' ? previewPath(id, 1) : null,
});

/** Of an address that names none of theirs the form begins as ever; any other failure is one. */
function noneOfTheirs(error: unknown): null {
  if (isAppError(error) && error.code === 'run.not-found') return null;
  throw error;
}
