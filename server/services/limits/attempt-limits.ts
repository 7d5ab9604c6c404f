import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';
import { accountAttempts } from '../accounts/limits.ts';
import { arrivalAttempts } from '../arrivals/limits.ts';
import { bioAttempts } from '../bio/limits.ts';
import { contactAttempts } from '../contacts/limits.ts';
import { coverAttempts } from '../covers/limits.ts';
import { vocalAttempts } from '../vocal/limits.ts';
import { exportAttempts } from '../my-data/limits.ts';
import { legalRequestAttempts } from '../legal-requests/limits.ts';
import { lyricsAttempts } from '../lyrics/limits.ts';
import { membershipAttempts } from '../memberships/limits.ts';
import { renewalAttempts } from '../renewals/limits.ts';
import { paymentDeskAttempts } from '../payment-desk/limits.ts';
import { paymentAttempts } from '../payments/limits.ts';
import { quoteAttempts } from '../quotes/limits.ts';
import { receiptAttempts } from '../receipts/limits.ts';
import { transferAttempts } from '../transfers/limits.ts';
import { withdrawalAttempts } from '../withdrawals/limits.ts';
import { uploadAttempts } from '../uploads/limits.ts';
import { type Backoffs, createBackoffs } from './backoff.ts';
import { type Attempt, consumeInTurn, type Exhausted } from './consume-in-turn.ts';
import type { Limits } from './limit.ts';
import { networkOf } from './network-of.ts';

/** Every limit by its name; each domain says its own. */
const limits = {
  ...accountAttempts,
  ...arrivalAttempts,
  ...bioAttempts,
  ...contactAttempts,
  ...coverAttempts,
  ...vocalAttempts,
  ...exportAttempts,
  ...legalRequestAttempts,
  ...lyricsAttempts,
  ...membershipAttempts,
  ...renewalAttempts,
  ...paymentAttempts,
  ...paymentDeskAttempts,
  ...quoteAttempts,
  ...receiptAttempts,
  ...transferAttempts,
  ...withdrawalAttempts,
  ...uploadAttempts,
} as const satisfies Limits;

export type Limit = keyof typeof limits;

export type AttemptLimits = Backoffs & {
  /** Counts one attempt; rejects with `rate.limited` when there are none left. */
  consume(limit: Limit, key: string): Promise<void>;
  /**
   * Counts one attempt of each in turn, until one has none left, in one statement. Resolves with that one; what stands behind
   * it was not counted.
   */
  consumeInTurn(...attempts: readonly Attempt<Limit>[]): Promise<Exhausted<Limit> | null>;
  /** Resets the attempts, after one that succeeded. */
  reset(limit: Limit, key: string): Promise<void>;
  /** Deletes all attempts whose key is, or begins with, this address or id. */
  deleteAll(owner: string): Promise<void>;
};

/**
 * Counters in PostgreSQL, so that every web process shares them. The waits that grow go by `clock`; the windows of the
 * others are the library's, which has the machine's.
 */
export function createAttemptLimits(pool: pg.Pool, clock: () => Date): AttemptLimits {
  const limiters = new Map(
    Object.entries(limits).map(([limit, values], index) => [
      limit,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: limit,
        clearExpiredByTimeout: index === 0, // one timer serves the whole table
        ...values,
      }),
    ]),
  );
  function limiterOf(limit: Limit): RateLimiterPostgres {
    const found = limiters.get(limit);
    if (!found) throw new Error(`There is no limit ${limit}`);
    return found;
  }

  return {
    ...createBackoffs(pool, clock),
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(byNetwork(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('rate.limited', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    consumeInTurn: (...attempts) =>
      consumeInTurn(
        pool,
        limits,
        attempts.map(({ limit, key }) => ({ limit, key: byNetwork(key) })),
        clock().getTime(),
      ),
    async reset(limit, key) {
      await limiterOf(limit).delete(byNetwork(key));
    },
    async deleteAll(owner) {
      // The library puts the name of the limit and a colon before each key.
      await pool.query(
        `delete from rate_limits where starts_with(substr(key, strpos(key, ':') + 1) || ' ', $1 || ' ')`,
        [owner],
      );
    },
  };
}

/** A key is an address of the net, an address of mail, an id, or some of them with spaces between. */
const byNetwork = (key: string) => key.split(' ').map(networkOf).join(' ');
