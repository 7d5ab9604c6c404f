import { z } from 'zod';
import { ProviderError } from './errors.ts';
import type { Acceptance } from './payment-sources.ts';
import { readReply } from './provider-request.ts';
import { requestWompi, type WompiOptions } from './wompi-client.ts';

const document = z.object({ acceptance_token: z.string().min(1), permalink: z.url() });

const merchantSchema = z.object({
  data: z.object({ presigned_acceptance: document, presigned_personal_data_auth: document }),
});

/**
 * https://docs.wompi.co/docs/colombia/tokens-de-aceptacion/. The key goes in a header: its place in the address,
 * `/merchants/:public_key`, was given up on 31 October 2026.
 */
export async function readAcceptance(options: WompiOptions): Promise<Acceptance> {
  const reply = await requestWompi(options, {
    path: 'merchants/info',
    key: null,
    headers: { 'x-merchant-public-key': options.publicKey },
  });
  const { presigned_acceptance: terms, presigned_personal_data_auth: personalData } = readReply(
    reply,
    merchantSchema,
  ).data;
  return {
    termsUrl: readable(terms.permalink, options),
    personalDataUrl: readable(personalData.permalink, options),
    acceptanceToken: terms.acceptance_token,
    personalAuthToken: personalData.acceptance_token,
  };
}

/** It becomes a link on a page of ours. */
function readable(permalink: string, { apiUrl }: WompiOptions): string {
  const { protocol, origin, href } = new URL(permalink);
  if (protocol === 'https:' || origin === new URL(apiUrl).origin) return href;
  throw new ProviderError('Wompi: a document is where nobody should read it', { isFinal: false });
}
