import { hasBioPlatform, hasBioTone } from '#content/plan-limits.ts';
import { type Bio, type BioRequest, makeBios, platforms } from '#packages/bio/src/index.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { createRun, findRun, type RunServices } from '#server/services/tools/runs.ts';
import { withNextSeeds } from './next-seeds.ts';
import { readBio } from './read-bio.ts';
import { engineVersion, type StoredBio } from './stored-bio.ts';

type BioServices = RunServices & Pick<AppServices, 'log' | 'limits'>;

/**
 * Writes biographies and resolves with the id of their run. They are not counted. Rejects with `bio.tone-locked` and
 * `bio.press-locked` where the plan of the person lacks what is asked for, and with `rate.limited`.
 */
export async function createBio(
  services: BioServices,
  actor: SessionActor,
  { token, request }: { token: string; request: BioRequest },
): Promise<string> {
  const { tier } = actor.session;
  const { tone, press, person, language, ...form } = request;
  if (!hasBioTone(tier, tone)) throw new AppError('bio.tone-locked');
  if (press && !hasBioPlatform(tier, 'press')) throw new AppError('bio.press-locked');
  // Who sends the same page again has what came of it, and costs nothing.
  const made = await findRun(services, actor, { tool: 'bio', token });
  if (made) return made;
  await services.limits.consume('bioRuns', actor.userId);
  const asked = platforms.filter(
    (platform) => hasBioPlatform(tier, platform) && (platform !== 'press' || press),
  );
  const manner = { tone, person, language, platforms: asked };
  return createRun(services, actor, {
    ...{ tool: 'bio', token, request, engineVersion, counts: null },
    make: (first) =>
      stored(
        withNextSeeds(
          first,
          (seed) => makeBios(form, { ...manner, seed }),
          (fault) => services.log.warn({ err: fault }, 'a biography had a fault'),
        ),
      ),
  });
}

/** Writes the same facts in other words, as a run of its own, and resolves with its id. Rejects as `createBio` and `readBio`. */
export async function rewordBio(
  services: BioServices,
  actor: SessionActor,
  { id, token }: { id: string; token: string },
): Promise<string> {
  const { request } = await readBio(services, actor, id);
  return createBio(services, actor, { token, request });
}

const stored = (bios: readonly Bio[]): StoredBio => ({
  texts: bios.map(({ platform, text, left }) => ({
    ...{ platform, text },
    left: left.map(({ id, text }) => ({ id, text })),
  })),
});
