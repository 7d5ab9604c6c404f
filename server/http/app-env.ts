import type { HttpBindings } from '@hono/node-server';
import type { Session } from '#server/services/accounts/read-session.ts';

/** What the shell's steps learn about a request and pass on. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientIp: string;
    /** The signed-in person; asked for once per request, when somebody wants to know. */
    session: () => Promise<Session | null>;
    /** The same, and also somebody whose account waits to be deleted. */
    anySession: () => Promise<Session | null>;
  };
};
