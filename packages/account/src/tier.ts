/** What an account may do, from least to most. `enterprise` is Pro without limits, and granted by the staff alone. */
export const tiers = ['free', 'pro', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

export const tierLabels = {
  free: 'Gratis',
  pro: 'Digital Pro',
  enterprise: 'Enterprise',
} as const satisfies Record<Tier, string>;
