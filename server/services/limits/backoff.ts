import type pg from 'pg';
import { AppError } from '#server/app-error.ts';

const second = 1000;
const hour = 3600 * second;

/** What is counted: wrong passwords of an address, and wrong codes of a person, each from a place or a device. */
export type Backoff = 'signIn' | 'signInDevice' | 'code';

/** So many attempts are free; from the last of them on, each makes the next one wait twice as long. */
export const freeAttempts = 10;
const firstWait = 60 * second;
const longestWait = hour;
/** After so much quiet they expire. */
const memory = 24 * hour;

export type Backoffs = {
  /**
   * Counts one attempt, before it is known whether it succeeds, and resolves with how many there have been. Rejects
   * with `rate.limited` while the attempts before ask for patience.
   */
  countAttempt(backoff: Backoff, key: string): Promise<number>;
  /** Resets them, after one that succeeded. */
  resetAttempts(backoff: Backoff, key: string): Promise<void>;
};

/**
 * In the table of the other counters, where every process sees them. `expire` is when an attempt may be
 * made again, plus the memory. One statement decides and counts, so that many at once cannot all be the next.
 */
export function createBackoffs(pool: pg.Pool, clock: () => Date): Backoffs {
  return {
    async countAttempt(backoff, key) {
      const id = `${backoff}:${key}`;
      const now = clock().getTime();
      const { rows } = await pool.query<{ points: number }>(
        `insert into rate_limits as kept (key, points, expire) values ($1, 1, $2::bigint + $3)
         on conflict (key) do update set
           points = case when kept.expire <= $2 then 1 else kept.points + 1 end,
           expire = $2 + $3 + case
             when kept.expire <= $2 or kept.points + 1 < $4 then 0
             else least($6::bigint, $5 * 2 ^ least(kept.points + 1 - $4, 20))
           end
         where kept.points < $4 or kept.expire - $3 <= $2
         returning points`,
        [id, now, memory, freeAttempts, firstWait, longestWait],
      );
      if (rows[0]) return rows[0].points;
      const waiting = await pool.query<{ wait: number }>(
        `select (expire - $2 - $3)::int as wait from rate_limits where key = $1`,
        [id, now, memory],
      );
      const wait = Math.max(1, Math.ceil((waiting.rows[0]?.wait ?? 0) / second));
      throw new AppError('rate.limited', { retryAfter: wait });
    },
    async resetAttempts(backoff, key) {
      await pool.query('delete from rate_limits where key = $1', [`${backoff}:${key}`]);
    },
  };
}
