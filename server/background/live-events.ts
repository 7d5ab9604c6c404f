import type { Connection } from '../database/connection.ts';
import { keepConnection } from './keep-connection.ts';

/** What can change for a person, the staff or the site. A trigger announces it by one of these names, as «user kind id». */
export const eventKinds = [
  'answers',
  'distribution',
  'membership',
  'order',
  'presence',
  'project',
  'proposal',
  'quote',
  'request',
  'run',
  'session',
  'user',
] as const;

/** In the place of a person: whoever is of the staff. */
export const wholeStaff = 'staff';

/** In the place of a person: the pages that are the same for everyone. */
export const wholeSite = 'site';

export type EventKind = (typeof eventKinds)[number];
export type LiveEvent = { kind: EventKind; id: string };

type Listener = (event: LiveEvent | null) => void;

/** Tells whoever follows a person, or the staff, what changed for them, whichever process changed it. */
export type LiveEvents = {
  /**
   * Calls `listener` with what changed for this person, or for `wholeStaff`, and for nobody else, until the returned
   * function is called; with null when the connection to the database was lost for a while, in which anything may have
   * changed.
   */
  follow(whose: string, listener: Listener): () => void;
  close(): Promise<void>;
};

/** Listens for what the database's triggers announce. */
export async function openLiveEvents(
  app: Connection,
  onError: (error: Error) => void,
): Promise<LiveEvents> {
  const listeners = new Map<string, Set<Listener>>();
  const connection = await keepConnection(app, {
    channel: 'events',
    error: onError,
    notice(payload) {
      const [whose = '', name, id] = payload.split(' ');
      const kind = eventKinds.find((one) => one === name);
      if (!kind || !id) return onError(new Error(`An event of no known kind: ${payload}`));
      for (const listener of listeners.get(whose) ?? []) listener({ kind, id });
    },
    regained() {
      for (const followers of listeners.values()) for (const listener of followers) listener(null);
    },
  });
  return {
    follow(whose, listener) {
      // The same function may follow twice: each time is its own.
      const follower: Listener = (event) => listener(event);
      listeners.set(whose, (listeners.get(whose) ?? new Set()).add(follower));
      return () => {
        const followers = listeners.get(whose);
        // Said again later, it must not end those who came after.
        if (followers?.delete(follower) && followers.size === 0) listeners.delete(whose);
      };
    },
    close: connection.close,
  };
}
