import type { MembershipSpan } from './membership-path.ts';

/** What the membership is called as it is sold at a time. */
export const membershipSpans = {
  month: { name: 'Digital Pro, un mes', unit: 'por el mes' },
  year: { name: 'Digital Pro, un año', unit: 'por el año' },
} as const satisfies Record<MembershipSpan, { name: string; unit: string }>;
