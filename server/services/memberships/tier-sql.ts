import { type RawBuilder, sql } from 'kysely';
import type { Tier } from '#packages/account/src/index.ts';

/** `tierAt` of `packages/membership`, of a row of `users` in SQL: never late by a job. */
export const tierOfUser = (now: Date | string): RawBuilder<Tier> => sql<Tier>`(case
  when users.granted_tier = 'free' and users.member_until > ${now} then 'pro' else users.granted_tier end)`;
