import { z } from 'zod';
import { checkWanted } from './check-wanted.ts';
import { ProviderError } from './errors.ts';
import type { PaymentSource, PaymentSources } from './payment-sources.ts';
import { readReply, type Reply } from './provider-request.ts';
import { cleanWords } from './provider-text.ts';
import { readAcceptance } from './wompi-acceptance.ts';
import { chargeSource } from './wompi-charge.ts';
import { requestWompi, type WompiOptions } from './wompi-client.ts';
import { wompiId } from './wompi-transaction.ts';
import { newSource, wantedNequi, wantedSource, wantedToken } from './wompi-wanted.ts';

/**
 * Sources of payment at Wompi, of accounts at Nequi alone: nobody is asked for a card here.
 * https://docs.wompi.co/docs/colombia/fuentes-de-pago/
 */
export const createWompiSources = (options: WompiOptions): PaymentSources => ({
  readAcceptance: () => readAcceptance(options),
  askNequi: (phone) => askNequi(options, phone),
  readNequi: (tokenId) => readNequi(options, tokenId),
  createSource: (wanted) => createSource(options, wanted),
  readSource: (sourceId) => readSource(options, sourceId),
  charge: (wanted) => chargeSource(options, wanted),
});

/**
 * `ERROR` is what the sandbox makes of telephones that it does not know; `VOIDED`, of an agreement that its owner ended in
 * their app, is Wompi's word for other sources, and not confirmed for these.
 */
const tokenStatuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  ERROR: 'declined',
  VOIDED: 'declined',
} as const;

const tokenSchema = z.object({
  data: z.object({
    id: wompiId,
    status: z.enum(['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED']),
  }),
});

async function askNequi(options: WompiOptions, phone: string): Promise<{ tokenId: string }> {
  const wanted = checkWanted('Wompi: an account', wantedNequi, { phone });
  const reply = await requestWompi(options, {
    path: 'tokens/nequi',
    key: 'public',
    body: { phone_number: wanted.phone },
  });
  return { tokenId: readReply(reply, tokenSchema).data.id };
}

async function readNequi(
  options: WompiOptions,
  tokenId: string,
): Promise<'pending' | 'approved' | 'declined'> {
  const wanted = checkWanted('Wompi: a token', wantedToken, { tokenId });
  const path = `tokens/nequi/${wanted.tokenId}`;
  const { id, status } = readReply(
    await requestWompi(options, { path, key: 'public' }),
    tokenSchema,
  ).data;
  if (id !== tokenId) throw another('token');
  return tokenStatuses[status];
}

const sourceSchema = z.object({
  data: z.object({
    id: z.int().positive(),
    type: z.string(),
    status: z.string(),
    public_data: z.object({ phone_number: z.string().nullish() }).nullish(),
  }),
});

async function createSource(
  options: WompiOptions,
  wanted: Parameters<PaymentSources['createSource']>[0],
): Promise<PaymentSource> {
  const { tokenId, email, ...accepted } = checkWanted('Wompi: a source', newSource, wanted);
  const reply = await requestWompi(options, {
    path: 'payment_sources',
    key: 'private',
    body: {
      type: 'NEQUI',
      token: tokenId,
      customer_email: email,
      acceptance_token: accepted.acceptanceToken,
      accept_personal_auth: accepted.personalAuthToken,
    },
  });
  return toSource(reply);
}

async function readSource(options: WompiOptions, sourceId: string): Promise<PaymentSource> {
  const wanted = checkWanted('Wompi: a source', wantedSource, { sourceId });
  const path = `payment_sources/${wanted.sourceId}`;
  const source = toSource(await requestWompi(options, { path, key: 'private' }));
  if (source.id !== sourceId) throw another('source');
  return source;
}

function toSource(reply: Reply): PaymentSource {
  const { id, type, status, public_data: shown } = readReply(reply, sourceSchema).data;
  if (type !== 'NEQUI') {
    throw new ProviderError(`Wompi: source ${id} is no account at Nequi`, { isFinal: true });
  }
  const phone = shown?.phone_number ? cleanWords(shown.phone_number) : null;
  return { id: String(id), isAvailable: status === 'AVAILABLE', phone };
}

const another = (what: string): ProviderError =>
  new ProviderError(`Wompi: it told of another ${what}`, { isFinal: false });
