export { providerNames, type ProviderName } from './providers.ts';
