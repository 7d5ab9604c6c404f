import type { Auth } from './auth.ts';

/** Ends the session of these request headers; the headers that it returns take its cookie away. */
export async function signOut(auth: Auth, headers: Headers): Promise<Headers> {
  const ended = await auth.api.signOut({ headers, returnHeaders: true });
  return ended.headers;
}
