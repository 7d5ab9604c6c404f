import type { Simulator } from '../simulator.ts';

const keptFor = 6 * 60 * 60 * 1000;

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
    ({ at }) => now.getTime() - new Date(at).getTime() < keptFor,
  );
  const key = requestId === undefined ? null : `${path} ${requestId}`;
  const before = paypal.replies.find((reply) => reply.key === key);
  if (before) return { status: 200, body: before.body };
  const body = act();
  if (key !== null) paypal.replies.push({ key, at: now.toISOString(), body });
  simulator.store.changed();
  return { status: 201, body };
}
