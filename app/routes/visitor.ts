import type { RouterContextProvider } from 'react-router';
import { clientIp } from '#app/context.ts';

/** Who sends a form, as far as the request tells. */
export const visitorOf = (context: Readonly<RouterContextProvider>, request: Request) => ({
  ip: context.get(clientIp),
  userAgent: request.headers.get('user-agent') ?? '',
});
