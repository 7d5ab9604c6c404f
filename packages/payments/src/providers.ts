/** Whoever may move money for the studio; `manual` is a transfer that the client reports and the staff confirms. */
export const providerNames = ['wompi', 'paypal', 'manual'] as const;

export type ProviderName = (typeof providerNames)[number];
