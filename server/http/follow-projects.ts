import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ProjectEvents } from '#server/database/project-events.ts';
import type { Shell } from './shell.ts';

const heartbeatMs = 25_000;

/** `GET /dashboard/eventos`: a server-sent event each time one of the person's own changes: its id, or nothing when it
 * may have been any. */
export function followProjects(
  events: ProjectEvents,
): (context: Context<Shell>) => Promise<Response> {
  return async (context) => {
    const session = await context.get('session')();
    if (!session) return context.body(null, 401);
    return streamSSE(context, async (stream) => {
      const unfollow = events.follow(session.userId, (projectId) => {
        void stream.writeSSE({ event: 'project', data: projectId ?? '' });
      });
      stream.onAbort(unfollow);
      await stream.writeSSE({ event: 'hello', data: '' });
      // Proxies close a silent connection, and a closed one is only noticed when writing.
      while (!stream.aborted) {
        await stream.sleep(heartbeatMs);
        await stream.write(': \n\n');
      }
      unfollow();
    });
  };
}
