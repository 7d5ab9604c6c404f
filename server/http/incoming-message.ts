import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The request as Node read it, with its socket; none where somebody asks the app itself, without a server. */
export const incomingMessage = ({ env }: Context<AppEnv>): IncomingMessage | undefined =>
  env?.incoming;
