import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { PaypalError } from './paypal/errors.ts';
import type { Simulator } from './simulator.ts';
import type { Peer } from './state.ts';

/**
 * Lets an API behave as its mode says. At «500» nothing was done; at «garbage» and «silence» it was, and only the answer
 * is lost, as when a connection breaks.
 */
export const asItsMode =
  (simulator: Simulator, peer: Peer, stopping: AbortSignal): MiddlewareHandler =>
  async (c, next) => {
    const mode = simulator.store.state.apiModes[peer];
    switch (mode) {
      case 'ok':
        await next();
        break;
      case '500':
        c.res = Response.json(broken[peer], { status: 500 });
        break;
      case 'slow':
        await pause(simulator.times.slowAnswer, [stopping, c.req.raw.signal]);
        await next();
        break;
      case 'garbage':
        await next();
        c.res = undefined;
        c.res = new Response('<html><body>Bad gateway</body>{"data":', {
          headers: { 'content-type': 'application/json' },
        });
        break;
      case 'silence':
        await next();
        await simulator.store.saved();
        await pause(600_000, [stopping, c.req.raw.signal]);
        c.res = undefined;
        c.res = new Response(null, { status: 503 });
        break;
    }
  };

const broken: Record<Peer, unknown> = {
  wompi: { error: { type: 'INTERNAL_SERVER_ERROR', reason: 'Error interno' } },
  paypal: new PaypalError('INTERNAL_SERVER_ERROR').body,
};

/** Waits, or until one of them ends it. */
async function pause(milliseconds: number, signals: AbortSignal[]): Promise<void> {
  await wait(milliseconds, undefined, { signal: AbortSignal.any(signals) }).catch(() => undefined);
}
