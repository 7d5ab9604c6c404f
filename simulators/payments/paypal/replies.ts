import type { Simulator } from '../simulator.ts';

const hour = 60 * 60 * 1000;

/** Of orders and refunds; of what the first version of an API makes, three days. */
const keptFor = (key: string): number => (key.startsWith('/v2/') ? 6 : 72) * hour;

type Reply = { status: 200 | 201; body: Record<string, unknown> };

/**
 * Does what a request asks once for its PayPal-Request-Id: asked again, it answers what it answered, with 200. What was
 * refused may be tried again.
 */
export function once(
  simulator: Simulator,
  { path, requestId }: { path: string; requestId: string | undefined },
  act: () => Record<string, unknown>,
): Reply {
  const { paypal } = simulator.store.state;
  const now = simulator.options.now();
  paypal.replies = paypal.replies.filter(
    ({ key, at }) => now.getTime() - new Date(at).getTime() < keptFor(key),
  );
  const key = requestId === undefined ? null : `${path} ${requestId}`;
  const before = paypal.replies.find((reply) => reply.key === key);
  if (before) return { status: 200, body: before.body };
  const body = act();
  if (key !== null) paypal.replies.push({ key, at: now.toISOString(), body });
  simulator.store.changed();
  return { status: 201, body };
}
