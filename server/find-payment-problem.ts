import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type PaymentConfig,
  type PaymentEnvironment,
  paypalEnvironment,
  wompiEnvironment,
} from './payment-variables.ts';
import { isProviderError } from './ports/payments/errors.ts';
import { jsonOf, type Reply, requestProvider } from './ports/payments/provider-request.ts';

/** `refused`: it says that a key is wrong. `unanswered`: whether the keys are good is not known. */
export type PaymentProblem = { kind: 'refused' | 'unanswered'; words: string };

type Options = { patienceMs?: number };

const usual = { patienceMs: 5_000 };

const placeWords = { production: 'producción', sandbox: 'pruebas' } satisfies Record<
  PaymentEnvironment,
  string
>;

/**
 * Asks each provider that is set up whether it takes its keys, and moves nothing. Why not, in words for the operator that
 * name variables and never show a key; nothing of those that do.
 */
export async function findPaymentProblems(
  { wompi, paypal }: PaymentConfig,
  options: Options = usual,
): Promise<PaymentProblem[]> {
  const found = await Promise.all([
    wompi ? findWompiProblem(wompi, options) : undefined,
    paypal ? findPaypalProblem(paypal, options) : undefined,
  ]);
  return found.filter((problem) => problem !== undefined);
}

/** By what each of the two keys of its API opens. Nothing but a payment tries the two secrets. */
export async function findWompiProblem(
  wompi: NonNullable<PaymentConfig['wompi']>,
  { patienceMs = usual.patienceMs }: Options = usual,
): Promise<PaymentProblem | undefined> {
  const api = wompi.apiUrl.replace(/\/+$/u, '');
  const nothing = new URLSearchParams({ reference: randomUUID(), page: '1', page_size: '1' });
  const [ofPublic, ofPrivate] = await Promise.all([
    ask({
      request: {
        provider: 'Wompi',
        url: new URL(`${api}/merchants/info`),
        headers: { 'x-merchant-public-key': wompi.publicKey },
        timeout: patienceMs,
      },
      isGood: (body) => z.object({ data: z.looseObject({}) }).safeParse(body).success,
      // It knows no shop by this key.
      refusals: [401, 403, 404, 422],
    }),
    ask({
      request: {
        provider: 'Wompi',
        url: new URL(`${api}/transactions?${nothing.toString()}`),
        headers: { Authorization: `Bearer ${wompi.privateKey}` },
        timeout: patienceMs,
      },
      isGood: (body) => z.object({ data: z.array(z.unknown()) }).safeParse(body).success,
      refusals: [401, 403],
    }),
  ]);
  const refused = [
    ...(ofPublic === 'refused' ? ['WOMPI_PUBLIC_KEY'] : []),
    ...(ofPrivate === 'refused' ? ['WOMPI_PRIVATE_KEY'] : []),
  ];
  const place = placeWords[wompiEnvironment(wompi)];
  if (refused.length > 0) {
    const keys = refused.length > 1 ? 'las llaves' : 'la llave';
    return {
      kind: 'refused',
      words: `Wompi no aceptó ${keys} de ${refused.join(' y ')}: copia las cuatro de nuevo, de su ambiente de ${place}.`,
    };
  }
  return unanswered('Wompi', { url: wompi.apiUrl, variable: 'WOMPI_API_URL' }, [
    ofPublic,
    ofPrivate,
  ]);
}

/** By a token, as for any payment. The id of the webhook is not tried. */
export async function findPaypalProblem(
  paypal: NonNullable<PaymentConfig['paypal']>,
  { patienceMs = usual.patienceMs }: Options = usual,
): Promise<PaymentProblem | undefined> {
  const { apiUrl, clientId, clientSecret } = paypal;
  const answer = await ask({
    request: {
      provider: 'PayPal',
      url: new URL('/v1/oauth2/token', apiUrl),
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeout: patienceMs,
    },
    isGood: (body) => z.object({ access_token: z.string().min(1) }).safeParse(body).success,
    refusals: [400, 401, 403],
  });
  if (answer === 'refused') {
    return {
      kind: 'refused',
      words: `PayPal no aceptó las llaves de PAYPAL_CLIENT_ID y PAYPAL_CLIENT_SECRET: cópialas de nuevo; ${new URL(apiUrl).hostname} solo acepta las de su ambiente de ${placeWords[paypalEnvironment(paypal)]}.`,
    };
  }
  return unanswered('PayPal', { url: apiUrl, variable: 'PAYPAL_API_URL' }, [answer]);
}

type Answer = 'good' | 'refused' | 'silent' | 'strange';

type Question = {
  request: Parameters<typeof requestProvider>[0];
  isGood: (body: unknown) => boolean;
  /** The statuses of who does not know the key. */
  refusals: readonly number[];
};

async function ask({ request, isGood, refusals }: Question): Promise<Answer> {
  let reply: Reply;
  try {
    reply = await requestProvider(request);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return 'silent';
  }
  const body = jsonOf(reply);
  if (reply.status >= 200 && reply.status < 300) return isGood(body) ? 'good' : 'strange';
  return refusals.includes(reply.status) && saysWhy.safeParse(body).success ? 'refused' : 'strange';
}

/** A proxy on the way refuses, too, in HTML. */
const saysWhy = z.union([
  z.object({ error: z.union([z.string(), z.looseObject({})]) }),
  z.object({ name: z.string() }),
]);

function unanswered(
  provider: string,
  { url, variable }: { url: string; variable: string },
  answers: readonly Answer[],
): PaymentProblem | undefined {
  const { host } = new URL(url);
  if (answers.includes('silent')) {
    return {
      kind: 'unanswered',
      words: `${provider} no respondió en ${host}, así que no se sabe si acepta las llaves: revisa la red, y ${variable} si la pusiste, o espera y vuelve a probar.`,
    };
  }
  if (!answers.includes('strange')) return undefined;
  return {
    kind: 'unanswered',
    words: `Lo que respondió en ${host} no parece ${provider}, así que no se sabe si acepta las llaves: revisa ${variable}, si la pusiste.`,
  };
}
