import type { ProviderName } from '#packages/payments/src/index.ts';

/** Through whom it comes, as a sentence goes on. */
export const providerWords = {
  wompi: 'Wompi',
  paypal: 'PayPal',
  manual: 'transferencia',
} as const satisfies Record<ProviderName, string>;

/** Why nothing is asked of a provider, and nothing is sent there. */
export const noKeysText = (provider: ProviderName): string =>
  `Las llaves de ${providerWords[provider]} no están puestas en este servidor`;
