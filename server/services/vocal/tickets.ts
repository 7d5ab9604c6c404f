import { randomUUID } from 'node:crypto';
import { AppError, isAppError } from '#server/app-error.ts';
import type { UserActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { cancelRun } from '#server/services/tools/background-runs.ts';
import { queueRun } from '#server/services/tools/runs.ts';
import { isUuid } from '../is-uuid.ts';

type Services = Pick<AppServices, 'db' | 'limits' | 'now'>;

/** A voice is analysed on the device of whoever sings: the server knows that it was, and with what. */
const engineVersion = 'vocal 1';

/**
 * A ticket for one analysis, by its id. One that was taken and is not used yet is the same one, in another tab too. Within an hour it is
 * used or given back; after that it goes back by itself (`expireRuns`). Rejects with `vocal.limit` and `rate.limited`.
 */
export async function takeTicket(services: Services, actor: SessionActor): Promise<string> {
  const taken = await findTicket(services, actor);
  if (taken) return taken;
  await services.limits.consume('vocalTickets', actor.userId);
  const { tier } = actor.session;
  try {
    return await queueRun(services, actor, {
      ...{ tool: 'vocal', token: randomUUID(), request: {}, engineVersion, mostUnfinished: 1 },
      counts: { feature: 'vocalAnalyzer', tier },
      // No job: the device does it.
      send: () => Promise.resolve(),
    });
  } catch (error) {
    if (!isAppError(error) || !['tool.limit', 'run.many'].includes(error.code)) throw error;
    // Two tabs at once: the other one was first.
    const other = await findTicket(services, actor);
    if (other) return other;
    throw error.code === 'tool.limit' ? new AppError('vocal.limit', { cause: error }) : error;
  }
}

/** The ticket that a person took and has not used; null where there is none. */
export async function findTicket(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<string | null> {
  const [ticket] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('tool_runs')
      .select('id')
      .where('user_id', '=', actor.userId)
      .where('tool', '=', 'vocal')
      .where('state', '=', 'queued'),
  );
  return ticket?.id ?? null;
}

/** Uses a ticket up: there is a result on the device of its person. Rejects with `vocal.ticket-spent`. */
export const consumeTicket = (
  services: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  id: string,
): Promise<void> => endTicket(services, actor, id, done);

/**
 * Gives a ticket back whose take was refused, or whose page failed; so often a week at most, since only the device saw why. Resolves with
 * whether it did: one time more it is used up. Of several that give the same one back one does. Rejects with `vocal.ticket-spent`.
 */
export async function returnTicket(
  services: Services,
  actor: UserActor,
  id: string,
): Promise<{ isBack: boolean }> {
  await endTicket(services, actor, id, { state: 'running' });
  try {
    await services.limits.consume('vocalReturns', actor.userId);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate.limited') throw error;
    await endTicket(services, actor, id, done, 'running');
    return { isBack: false };
  }
  await cancelRun(services, actor, { tool: 'vocal', id, failure: 'vocal.refused' });
  return { isBack: true };
}

/** Nothing of the voice is kept. */
const done = { state: 'done', result: '{}', progress: 100 } as const;

/** Brings a ticket to another state, if it is in this one still: one conditional statement, so that one of many does. */
async function endTicket(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  id: string,
  to: typeof done | { state: 'running' },
  from: 'queued' | 'running' = 'queued',
): Promise<void> {
  if (!isUuid(id)) throw new AppError('vocal.ticket-spent');
  const at = now();
  const ended = await db.service
    .updateTable('tool_runs')
    .set({ ...to, updated_at: at, ...(to.state === 'done' && { finished_at: at }) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('tool', '=', 'vocal')
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('vocal.ticket-spent');
}
