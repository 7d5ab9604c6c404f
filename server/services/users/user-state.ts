import type { Closing } from '../accounts/only-page.ts';

export const userStates = ['active', 'unconfirmed', 'suspended', 'leaving'] as const;
export type UserState = (typeof userStates)[number];

/** How open an account is. Who is suspended and leaves is leaving: that is the page they have. */
export function userStateOf(row: Closing & { emailVerified: boolean }): UserState {
  if (row.deletionDueAt) return 'leaving';
  if (row.suspendedAt) return 'suspended';
  return row.emailVerified ? 'active' : 'unconfirmed';
}
