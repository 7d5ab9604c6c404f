import { planLimits } from '#content/plan-limits.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readBackgroundRun } from '#server/services/tools/read-background-runs.ts';
import { findCovers, noneOfTheirs, readCovers } from './read-covers.ts';
import { fileRequestSchema, storedFileSchema } from './stored-covers.ts';

/** Of the name of a file, in UTF-16 units: systems take 255 bytes. */
const longestName = 60;

/** Where a picture stands in the bucket `covers`; with a name, it is to be saved under it. */
export type CoverObject = { path: string; fileName: string | null };

/** One of the covers that a run shows, from 1; null where there is none of theirs. */
export async function findPreview(
  services: Pick<AppServices, 'db'>,
  actor: SessionActor,
  { id, number }: { id: string; number: number },
): Promise<CoverObject | null> {
  const run = await findCovers(services, actor, id);
  const cover = run?.result?.covers[number - 1];
  return cover ? { path: cover.path, fileName: null } : null;
}

/**
 * A file of a cover that is kept; null where there is none of theirs, or where it is clean and their account of this moment has marked
 * covers alone.
 */
export async function findFile(
  services: Pick<AppServices, 'db'>,
  actor: SessionActor,
  id: string,
): Promise<CoverObject | null> {
  const run = await readBackgroundRun(services, actor, { tool: 'cover-file', id }).catch(
    noneOfTheirs,
  );
  if (run?.state !== 'done') return null;
  const { of, ratio, isMarked } = fileRequestSchema.parse(run.request);
  if (!isMarked && planLimits[actor.session.tier].coverWatermark) return null;
  const { form } = (await readCovers(services, actor, of)).request;
  const { path } = storedFileSchema.parse(run.result);
  const whole = `${form.artistName} - ${form.songTitle}`;
  // Half of a letter is none.
  const name = whole.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
  return { path, fileName: `${name} (${ratio.replace(':', 'x')}).jpg` };
}
