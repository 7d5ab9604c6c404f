import type { Auth } from './auth.ts';
import { signCookie } from './signed-cookie.ts';

/** The Set-Cookie value that a browser keeps for as long as its session lasts, from now. */
export async function sessionCookie(auth: Auth, token: string): Promise<string> {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  return `${authCookies.sessionToken.name}=${signCookie(token, secret)}; Max-Age=${sessionConfig.expiresIn}; Path=/; HttpOnly; SameSite=Lax`;
}
