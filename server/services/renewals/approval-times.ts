const hour = 3_600_000;

type Asked = { askedAt: Date };

/** For so long its person is sent to the same address of PayPal’s to approve a subscription, and is likely to; then it is opened anew. */
export const isFresh = ({ askedAt }: Asked, at: Date): boolean =>
  Math.abs(at.getTime() - askedAt.getTime()) < 3 * hour;

/** PayPal ends nothing that nobody approved, and after so long nobody approves it. */
export const isPastApproval = ({ askedAt }: Asked, at: Date): boolean =>
  at.getTime() - askedAt.getTime() >= 72 * hour;
