import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { isSessionOpen } from '#server/services/accounts/sessions.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { AppEnv } from './app-env.ts';

/**
 * `GET /dashboard/eventos`: a server-sent event each time one of the person's own changes: its id, or nothing when it
 * may have been any. It ends with its session, wherever that ends: the session is looked at again before every event,
 * when one of the person's sessions is deleted, and with every heartbeat, for those that expire.
 */
export function followProjects(
  { db, events, log }: Pick<AppServices, 'db' | 'events' | 'log'>,
  heartbeatMs = 25_000,
): (context: Context<AppEnv>) => Promise<Response> {
  return async (context) => {
    const session = await context.get('session')();
    if (!session) return context.body(null, 401);
    return streamSSE(context, async (stream) => {
      /** Writes while the session is open, and ends the stream otherwise: a browser that still may comes again. */
      const goOn = async (write: () => Promise<unknown>) => {
        try {
          if (await isSessionOpen(db, session)) return void (await write());
          // Said, so that the page goes elsewhere instead of asking again.
          await stream.writeSSE({ event: 'end', data: '' });
        } catch (error) {
          log.error({ err: error }, 'events failed');
        }
        unfollow();
        await stream.close();
      };
      const unfollow = events.follow(session.userId, (projectId) => {
        void goOn(() => stream.writeSSE({ event: 'project', data: projectId ?? '' }));
      });
      stream.onAbort(unfollow);

      await stream.writeSSE({ event: 'hello', data: '' });
      // Proxies close a silent connection, and a closed one is only noticed when writing.
      while (!stream.aborted && !stream.closed) {
        await stream.sleep(heartbeatMs);
        await goOn(() => stream.write(': \n\n'));
      }
      unfollow();
    });
  };
}
