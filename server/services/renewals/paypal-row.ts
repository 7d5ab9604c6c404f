/** A subscription as it is kept, for whoever looks at it. */
export type PaypalRow = {
  id: string;
  membershipId: string;
  state: 'opening' | 'waiting' | 'active' | 'ending' | 'ended';
  providerId: string | null;
  plan: 'month' | 'year';
  price: number;
  firstCycles: number;
  firstPrice: number | null;
  startsAt: Date;
  askedAt: Date;
  endedAt: Date | null;
  failedAt: Date | null;
  chargesSeenAt: Date;
};

export const paypalColumns = [
  'id',
  'membership_id as membershipId',
  'state',
  'provider_id as providerId',
  'plan',
  'price',
  'first_cycles as firstCycles',
  'first_price as firstPrice',
  'starts_at as startsAt',
  'asked_at as askedAt',
  'ended_at as endedAt',
  'failed_at as failedAt',
  'charges_seen_at as chargesSeenAt',
] as const;
