import { href } from 'react-router';
import { hasBioPlatform, hasBioTone } from '#content/plan-limits.ts';
import { isAppError } from '#server/app-error.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { BioRequest } from '#packages/bio/src/index.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { listBios, readBio } from '#server/services/bio/read-bio.ts';
import { historyPage } from '../frame/history-page.ts';
import type { BioDesk } from './bio-tool.tsx';
import { readLocked } from './read-sample.ts';

/**
 * What the tool shows a person before they ask: the facts of their last biographies, or else what their profile knows. `page` is of
 * their biographies, from 1; `from` says those whose facts the form begins with, or that it begins with none.
 */
export async function readDesk(
  services: Pick<AppServices, 'db'>,
  actor: SessionActor,
  { page, from }: { page: number; from: string | null },
): Promise<BioDesk> {
  const { tier } = actor.session;
  const [profile, { bios, count }, newest, chosen] = await Promise.all([
    readArtistProfile(services, actor),
    listBios(services, actor, page),
    page > 1 ? listBios(services, actor, 1) : null,
    from === null || from === nothing ? null : readBio(services, actor, from).catch(noneOfTheirs),
  ]);
  const last = from === nothing ? undefined : (chosen ?? (newest ?? { bios }).bios[0])?.request;
  const isWhole = tier !== 'free';
  return {
    token: crypto.randomUUID(),
    tier,
    begunWith: last?.artistName ?? null,
    facts: last
      ? allowed(last, tier)
      : { artistName: profile?.artistName, experience: profile?.bio },
    locked: isWhole ? [] : readLocked(),
    ...historyPage(href('/bio-generator'), { page, count }),
    bios: bios.map(({ createdAt, ...bio }) => ({ ...bio, madeOn: bogotaDate(createdAt) })),
  };
}

/** In an address: none of what was typed before. */
const nothing = 'cero';

/** Of an address that names none of theirs the newest do; any other failure is one. */
function noneOfTheirs(error: unknown): null {
  if (isAppError(error) && error.code === 'run.not-found') return null;
  throw error;
}

/** Whoever had more, and has it no longer, is not offered it again. */
const allowed = (
  { tone, press, ...facts }: BioRequest,
  tier: SessionActor['session']['tier'],
): Partial<BioRequest> => ({
  ...facts,
  ...(hasBioTone(tier, tone) && { tone }),
  press: press && hasBioPlatform(tier, 'press'),
});
