/** What the checkout calls the membership. */
export const membershipId = 'digital-pro';

/** What it is sold for at a time. */
export type MembershipSpan = 'month' | 'year';

/** The address at which a span of the membership is paid. */
export const membershipPath = (span: MembershipSpan): string =>
  `/checkout?plan=${membershipId}${span === 'year' ? '&periodo=anual' : ''}`;
