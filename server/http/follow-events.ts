import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type LiveEvent, wholeStaff } from '#server/background/live-events.ts';
import { standingOf } from '#server/services/accounts/sessions.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AppEnv } from './app-env.ts';

/** Of one person in one process: more are refused. */
const mostStreams = 50;
/** Of events that wait for a slow reader: behind them it hears that anything may have changed. */
const mostWaiting = 100;

/**
 * `GET /dashboard/eventos`: a server-sent message each time something changed for the person, or for the staff where they
 * belong to it, as «kind id», and `hello` when anything may have changed. It ends with its session, wherever that ends: the session is looked at again before
 * every message, one of which says that a session of the person was deleted, or what they may do changed, and with every
 * heartbeat, for those that expire.
 */
export function followEvents(
  services: Pick<AppServices, 'db' | 'events' | 'log' | 'now'>,
  heartbeatMs = 25_000,
): (context: Context<AppEnv>) => Promise<Response> {
  const { events, log } = services;
  const streams = new Map<string, number>();
  const count = (userId: string, change: 1 | -1) => {
    const open = (streams.get(userId) ?? 0) + change;
    if (open > 0) streams.set(userId, open);
    else streams.delete(userId);
  };
  return async (context) => {
    const actor = await context.get('user')();
    if (!actor) return context.body(null, 401);
    // Of a response without a body nobody would ever hear that it was given up.
    if (context.req.method === 'HEAD')
      return context.body(null, 200, { 'content-type': 'text/event-stream' });
    const { userId } = actor;
    if ((streams.get(userId) ?? 0) >= mostStreams) return context.body(null, 429);
    count(userId, 1);
    return streamSSE(context, async (stream) => {
      const waiting = new Set<string>();
      // What happened until now, since the page was made or since the connection was lost, is only in its data.
      let isAnything = true;
      let wake = () => {};
      const hear = (event: LiveEvent | null) => {
        if (event && waiting.size < mostWaiting) waiting.add(`${event.kind} ${event.id}`);
        else isAnything = true;
        wake();
      };
      /** In one piece: the session was looked at for all of it. */
      async function sendWaiting(): Promise<void> {
        // Proxies close a silent connection, and a closed one is only noticed when writing.
        const silence = ': \n\n';
        const changes = [...waiting].map((change) => `data: ${change}\n\n`).join('');
        const text = isAnything ? 'event: hello\ndata: \n\n' : changes || silence;
        waiting.clear();
        isAnything = false;
        await stream.write(text);
      }

      const followed = actor.session.isStaff ? [userId, wholeStaff] : [userId];
      const unfollow = followed.map((whose) => events.follow(whose, hear));
      stream.onAbort(() => wake());
      try {
        while (!stream.aborted) {
          const standing = await standingOf(services, actor);
          // Said, so that the page goes elsewhere instead of asking again.
          if (standing === 'over') await stream.writeSSE({ event: 'end', data: '' });
          // Asked for again, the stream is what its person may follow now.
          if (standing !== 'open') break;
          await sendWaiting();
          if (waiting.size > 0 || isAnything) continue;
          await new Promise<void>((resolve) => {
            const heartbeat = setTimeout(resolve, heartbeatMs);
            wake = () => {
              clearTimeout(heartbeat);
              resolve();
            };
            if (stream.aborted) wake();
          });
        }
      } catch (error) {
        // A browser that still may comes again.
        log.error({ err: error }, 'events failed');
      } finally {
        for (const end of unfollow) end();
        count(userId, -1);
      }
    });
  };
}
