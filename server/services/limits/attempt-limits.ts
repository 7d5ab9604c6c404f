import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';

const minute = 60;
const hour = 60 * minute;

/** How many attempts each action takes per key (an address, an IP or both) in how many seconds. */
const limits = {
  signUpAddress: { points: 5, duration: hour },
  signUpIp: { points: 60, duration: hour },
  signInAddress: { points: 10, duration: 15 * minute },
  signInIp: { points: 100, duration: 15 * minute },
  currentPassword: { points: 10, duration: 15 * minute },
  secondStepUser: { points: 10, duration: hour },
  secondStepIp: { points: 60, duration: 15 * minute },
  appCode: { points: 1, duration: 2 * minute }, // one is good for 90 seconds, and only once
  mailAddress: { points: 5, duration: hour },
  mailIp: { points: 30, duration: hour },
  uploadUser: { points: 120, duration: hour },
  exportUser: { points: 6, duration: hour },
  demoIp: { points: 10, duration: hour },
  messageIp: { points: 30, duration: hour },
  messageAddress: { points: 10, duration: hour },
  copyAddress: { points: 5, duration: 24 * hour },
} as const;

export type Limit = keyof typeof limits;

export type AttemptLimits = {
  /** Counts one attempt; rejects with `rate.limited` when there are none left. */
  spend(limit: Limit, key: string): Promise<void>;
  /** Forgets the attempts, after one that succeeded. */
  forgive(limit: Limit, key: string): Promise<void>;
  /** Forgets all attempts whose key is, or begins with, this address or id. */
  forgetAll(owner: string): Promise<void>;
};

/** Counters in PostgreSQL, so that every web process shares them. */
export function createAttemptLimits(pool: pg.Pool): AttemptLimits {
  const limiter = (limit: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      clearExpiredByTimeout: limit === 'signUpAddress', // one sweep serves the whole table
      ...limits[limit],
    });
  const limiters = {
    signUpAddress: limiter('signUpAddress'),
    signUpIp: limiter('signUpIp'),
    signInAddress: limiter('signInAddress'),
    signInIp: limiter('signInIp'),
    currentPassword: limiter('currentPassword'),
    secondStepUser: limiter('secondStepUser'),
    secondStepIp: limiter('secondStepIp'),
    appCode: limiter('appCode'),
    mailAddress: limiter('mailAddress'),
    mailIp: limiter('mailIp'),
    uploadUser: limiter('uploadUser'),
    exportUser: limiter('exportUser'),
    demoIp: limiter('demoIp'),
    messageIp: limiter('messageIp'),
    messageAddress: limiter('messageAddress'),
    copyAddress: limiter('copyAddress'),
  } satisfies Record<Limit, RateLimiterPostgres>;

  return {
    async spend(limit, key) {
      try {
        await limiters[limit].consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('rate.limited', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async forgive(limit, key) {
      await limiters[limit].delete(key);
    },
    async forgetAll(owner) {
      // The library puts the name of the limit and a colon before each key.
      await pool.query(
        `delete from rate_limits where starts_with(substr(key, strpos(key, ':') + 1) || ' ', $1 || ' ')`,
        [owner],
      );
    },
  };
}
