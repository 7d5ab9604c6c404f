import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';
import { type Backoffs, createBackoffs } from './backoff.ts';
import { networkOf } from './network-of.ts';

const minute = 60;
const hour = 60 * minute;

/** How many attempts each action takes per key (an address, an IP or both) in how many seconds. */
const limits = {
  signUpAddress: { points: 5, duration: hour },
  signUpIp: { points: 60, duration: hour },
  signInIp: { points: 100, duration: 15 * minute },
  signInKnown: { points: 60, duration: hour },
  currentPassword: { points: 10, duration: 15 * minute },
  secondStepIp: { points: 60, duration: 15 * minute },
  usedCode: { points: 1, duration: 2 * minute }, // one of an app is good for 90 seconds, and only once
  mailAddress: { points: 5, duration: hour },
  mailIp: { points: 30, duration: hour },
  uploadUser: { points: 120, duration: hour },
  exportUser: { points: 6, duration: hour },
  attachmentIp: { points: 10, duration: hour },
  messageIp: { points: 30, duration: hour },
  messageAddress: { points: 10, duration: hour },
  copyAddress: { points: 5, duration: 24 * hour },
} as const;

export type Limit = keyof typeof limits;

export type AttemptLimits = Backoffs & {
  /** Counts one attempt; rejects with `rate.limited` when there are none left. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Resets the attempts, after one that succeeded. */
  reset(limit: Limit, key: string): Promise<void>;
  /** Deletes all attempts whose key is, or begins with, this address or id. */
  deleteAll(owner: string): Promise<void>;
};

/** Counters in PostgreSQL, so that every web process shares them. */
export function createAttemptLimits(pool: pg.Pool): AttemptLimits {
  const limiter = (limit: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      clearExpiredByTimeout: limit === 'signUpAddress', // one timer serves the whole table
      ...limits[limit],
    });
  const limiters = {
    signUpAddress: limiter('signUpAddress'),
    signUpIp: limiter('signUpIp'),
    signInIp: limiter('signInIp'),
    signInKnown: limiter('signInKnown'),
    currentPassword: limiter('currentPassword'),
    secondStepIp: limiter('secondStepIp'),
    usedCode: limiter('usedCode'),
    mailAddress: limiter('mailAddress'),
    mailIp: limiter('mailIp'),
    uploadUser: limiter('uploadUser'),
    exportUser: limiter('exportUser'),
    attachmentIp: limiter('attachmentIp'),
    messageIp: limiter('messageIp'),
    messageAddress: limiter('messageAddress'),
    copyAddress: limiter('copyAddress'),
  } satisfies Record<Limit, RateLimiterPostgres>;

  return {
    ...createBackoffs(pool),
    async consume(limit, key) {
      try {
        await limiters[limit].consume(byNetwork(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('rate.limited', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async reset(limit, key) {
      await limiters[limit].delete(byNetwork(key));
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
