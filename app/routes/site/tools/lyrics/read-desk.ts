import { href } from 'react-router';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { listLyrics } from '#server/services/lyrics/read-lyrics.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { historyPage } from '../frame/history-page.ts';
import type { LyricsDesk } from './lyrics-tool.tsx';
import { wordsOfRequest } from '#packages/lyrics/src/index.ts';

/** What the tool shows a person before they ask for a song. `page` is of their songs, from 1. */
export async function readDesk(
  services: Pick<AppServices, 'db' | 'now' | 'lyrics'>,
  actor: SessionActor,
  page: number,
): Promise<LyricsDesk> {
  const counted = { feature: 'lyricsGenerator', tier: actor.session.tier } as const;
  const [{ renewsAt, ...usage }, { songs, count }] = await Promise.all([
    readUsage(services, actor, counted),
    listLyrics(services, actor, page),
  ]);
  return {
    token: crypto.randomUUID(),
    asksModel: services.lyrics.drafts !== null,
    usage: { ...usage, renewsOn: bogotaDate(renewsAt) },
    ...historyPage(href('/lyrics-generator'), { page, count }),
    songs: songs.map(({ id, title, request, createdAt }) => ({
      ...{ id, title, what: wordsOfRequest(request) },
      madeOn: bogotaDate(createdAt),
    })),
  };
}
