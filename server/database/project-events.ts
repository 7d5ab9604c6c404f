import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** Tells who follows a user's projects that one of them changed, whichever process changed it. */
export type ProjectEvents = {
  /** Calls `listener` with the project's id until the returned function is called. */
  follow(userId: string, listener: (projectId: string) => void): () => void;
  close(): Promise<void>;
};

/** Listens on one connection for the notices of the trigger on `projects`. Reconnects by itself. */
export async function openProjectEvents(
  app: Connection,
  onError: (error: Error) => void,
): Promise<ProjectEvents> {
  const listeners = new Map<string, Set<(projectId: string) => void>>();
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...app, keepAlive: true });
    fresh.on('notification', ({ payload = '' }) => {
      const [userId = '', projectId = ''] = payload.split(' ');
      for (const listener of listeners.get(userId) ?? []) listener(projectId);
    });
    fresh.on('error', onError);
    fresh.once('end', () => void relisten());
    await fresh.connect();
    await fresh.query('listen projects');
    return fresh;
  }

  async function relisten(): Promise<void> {
    while (!closed) {
      await sleep(1000);
      try {
        client = await listen();
        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  return {
    follow(userId, listener) {
      const followers = listeners.get(userId) ?? new Set();
      listeners.set(userId, followers.add(listener));
      return () => {
        followers.delete(listener);
        if (followers.size === 0) listeners.delete(userId);
      };
    },
    async close() {
      closed = true;
      await client.end();
    },
  };
}
