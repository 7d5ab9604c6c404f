import type { HttpBindings } from '@hono/node-server';
import type { AnonymousActor } from '#server/actor.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';

/** What the shell's steps learn about a request and pass on. */
export type AppEnv = {
  /** What a server hands over; `incoming-message.ts` reads it. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Whoever asks, as far as the request shows. */
    anonymous: AnonymousActor;
    /** The signed-in person; asked for once per request, when somebody wants to know. */
    user: () => Promise<SessionActor | null>;
    /** The same, and also somebody whose account waits to be deleted. */
    anyUser: () => Promise<SessionActor | null>;
  };
};
