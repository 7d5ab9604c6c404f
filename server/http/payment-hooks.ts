import type { Context, Hono } from 'hono';
import { machinePaths } from '#content/machine-paths.ts';
import { isAppError } from '#server/app-error.ts';
import { type Pace, whileMoving } from '#server/forms/while-moving.ts';
import { isForgedEvent, isMalformedEvent, isProviderError } from '#server/ports/payments/errors.ts';
import type { PaymentProvider } from '#server/ports/payments/payments.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { createMinuteSample, type MinuteSample } from '#server/services/payments/minute-sample.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import type { AppEnv } from './app-env.ts';
import type { BodyBudget } from './body-budget.ts';

/** Of an event: the longest that providers send has a tenth of it. */
const longestEvent = 64 * 1024;
const pace: Pace = { everyMs: 10_000, leastBytes: 16 * 1024 };

const hooks: Record<PaymentProvider['name'], string> = {
  wompi: machinePaths.wompiEvents,
  paypal: machinePaths.paypalEvents,
};

/**
 * Where providers say that something happened. 200: stored, and not to be sent again. Everything else is sent again by who is
 * the provider, and not by who is not: 400 what is no event, 401 what is not signed by them, 404 where there is no such
 * provider here, 413 what is too long, 503 what nobody could check.
 */
export function addPaymentHooks(
  app: Hono<AppEnv>,
  services: AppServices,
  arriving: BodyBudget,
): void {
  const sample = createMinuteSample();
  for (const name of Object.keys(hooks) as PaymentProvider['name'][])
    app.all(hooks[name], (context) => receive(context, services, { name, arriving, sample }));
}

type Hook = { name: PaymentProvider['name']; arriving: BodyBudget; sample: MinuteSample };

async function receive(
  context: Context<AppEnv>,
  services: AppServices,
  { name, arriving, sample }: Hook,
): Promise<Response> {
  const { raw, method } = context.req;
  if (method !== 'POST') return respond(context, 405, { allow: 'POST' });
  const announced = Number(raw.headers.get('content-length') ?? 0);
  const anonymous = context.get('anonymous');
  const body =
    announced > longestEvent
      ? null
      : await readEvent(arriving(anonymous.ip, raw.body ?? new Blob().stream()));
  // What is still on its way is not waited for.
  if (!body) return respond(context, 413, { connection: 'close' });
  try {
    await receiveEvent(services, anonymous, { name, event: { body, headers: raw.headers } });
    return respond(context, 200);
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    // Whoever knows the address may send as many as they like.
    const said = sample(`${name} ${status}`, services.now());
    const why = error instanceof Error ? error.message : null;
    if (said) services.log.warn({ provider: name, status, why, ...said }, 'payment event refused');
    return respond(context, status);
  }
}

function statusOf(error: unknown): 400 | 401 | 404 | 503 | null {
  if (isMalformedEvent(error)) return 400;
  if (isForgedEvent(error)) return 401;
  if (isProviderError(error)) return 503;
  return isAppError(error) && error.code === 'order.no-provider' ? 404 : null;
}

/** Null for one that is too long. */
async function readEvent(arriving: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of whileMoving(arriving, pace)) {
    length += chunk.byteLength;
    if (length > longestEvent) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const respond = (
  context: Context<AppEnv>,
  status: 200 | 400 | 401 | 404 | 405 | 413 | 503,
  headers: Record<string, string> = {},
) =>
  context.text(status === 200 ? 'OK' : String(status), status, {
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
