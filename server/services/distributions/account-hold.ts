import { sql } from 'kysely';
import { AppError } from '#server/app-error.ts';

/** Why nothing new of an account goes to the stores: the staff suspended it, or its person asked for its deletion. */
export type AccountHold = 'suspended' | 'leaving';

/** That of a row of `users`; null of an account whose songs go out. */
export const accountHold = sql<AccountHold | null>`case
  when users.suspended_at is not null then 'suspended'
  when users.deletion_due_at is not null then 'leaving' end`;

const codes = {
  suspended: 'distribution.account-suspended',
  leaving: 'distribution.account-leaving',
} as const satisfies Record<AccountHold, string>;

/** Songs that are to go out belong to accounts without a hold. Call it while `lockSongs` holds them. */
export function refuseHeld(songs: readonly { hold: AccountHold | null }[]): void {
  for (const { hold } of songs) if (hold) throw new AppError(codes[hold]);
}
