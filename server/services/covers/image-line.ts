import { sql } from 'kysely';
import { AppError } from '#server/app-error.ts';
import { readAsService } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** A process asks for so many pictures at a time: each is a connection, and costs its operator. */
export const imagesAtOnce = 4;

/** So many runs may wait for one: of the places in line for covers the others stay for those that need no model. */
const mostWaiting = 8;

/** What a model takes, in seconds, where it is none of the fast ones. */
const usualSeconds = 30;

/** Rejects with `cover.image-busy` where too many wait for a picture, and says for how long. */
export async function requireRoomForImage({ db }: Pick<AppServices, 'db'>): Promise<void> {
  const [line] = await readAsService(db, (db) =>
    db
      .selectFrom('tool_runs')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('state', 'in', ['queued', 'running'])
      .where('tool', '=', 'cover')
      .where(sql`request ->> 'image'`, '=', 'asked'),
  );
  const { waiting = 0 } = line ?? {};
  if (waiting < mostWaiting) return;
  const retryAfter = Math.ceil((waiting / imagesAtOnce) * usualSeconds);
  throw new AppError('cover.image-busy', { retryAfter });
}
