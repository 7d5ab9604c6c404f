import type { Connection } from '../database/connection.ts';
import { keepConnection } from './keep-connection.ts';

type Listener = (projectId: string | null) => void;

/** Tells who follows a user's projects that one of them changed, whichever process changed it. */
export type ProjectEvents = {
  /**
   * Calls `listener` with the project's id until the returned function is called; with null when a session of the user
   * has ended, and when the connection to the database was lost for a while, in which any of them may have changed.
   */
  follow(userId: string, listener: Listener): () => void;
  close(): Promise<void>;
};

/** Listens for the notices of the triggers on `projects` and `sessions`. */
export async function openProjectEvents(
  app: Connection,
  onError: (error: Error) => void,
): Promise<ProjectEvents> {
  const listeners = new Map<string, Set<Listener>>();
  const connection = await keepConnection(app, {
    channel: 'projects',
    error: onError,
    notice(payload) {
      const [userId = '', projectId = null] = payload.split(' ');
      for (const listener of listeners.get(userId) ?? []) listener(projectId);
    },
    regained() {
      for (const followers of listeners.values()) for (const listener of followers) listener(null);
    },
  });
  return {
    follow(userId, listener) {
      // The same function may follow twice: each time is its own.
      const follower: Listener = (projectId) => listener(projectId);
      listeners.set(userId, (listeners.get(userId) ?? new Set()).add(follower));
      return () => {
        const followers = listeners.get(userId);
        // Said again later, it must not end those who came after.
        if (followers?.delete(follower) && followers.size === 0) listeners.delete(userId);
      };
    },
    close: connection.close,
  };
}
