import { sql } from 'kysely';
import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** With fewer answers in the window, a page shows what is aimed at: a handful says nothing. */
const fewestMeasured = 50;
const hour = 60 * 60 * 1000;

/** The whole hours of which one can say «in less than». */
const hoursOver = (ms: number): number => Math.floor(ms / hour) + 1;

/** Decides what the public pages say of how soon the studio answers. Open pages hear of it when that is another time. */
export async function publishAnswerTimes(
  { db, now, proposals }: Pick<AppServices, 'db' | 'now' | 'proposals'>,
  _actor: SystemActor,
  _input: object,
): Promise<void> {
  const { answered, p50, p90 } = await proposals.answerTimes();
  const isMeasured = answered >= fewestMeasured && p50 !== null && p90 !== null;
  const half = isMeasured ? hoursOver(p50) : null;
  const most = isMeasured ? hoursOver(p90) : null;
  const { service } = db;
  await service
    .insertInto('published_answer_times')
    .columns(['published_at', 'half_hours', 'most_hours'])
    .expression(
      service
        .selectNoFrom([
          sql<Date>`${now()}::timestamptz`.as('at'),
          sql<number | null>`${half}::integer`.as('half'),
          sql<number | null>`${most}::integer`.as('most'),
        ])
        .where(
          sql<boolean>`(${half}::integer, ${most}::integer) is distinct from (
            (select half_hours from published_answer_times order by published_at desc limit 1),
            (select most_hours from published_answer_times order by published_at desc limit 1))`,
        ),
    )
    .execute();
}
