import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { Auth } from './auth.ts';
import type { Session } from './read-session.ts';
import { sessionCookie } from './session-cookie.ts';

/**
 * Gives a session another token, so that whoever has got hold of the old one is out, and ends the person's other
 * sessions. Returns the Set-Cookie value of the one that goes on; rejects with `auth.required` when it has just ended.
 */
export async function renewSession(
  service: Kysely<DB>,
  auth: Auth,
  { id, userId }: Session,
  at: Date,
): Promise<string> {
  const { sessionConfig } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  const lifetime = sessionConfig.expiresIn; // seconds
  const renewed = await service
    .updateTable('sessions')
    .set({ token, expires_at: new Date(+at + lifetime * 1000), updated_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!renewed) throw new AppError('auth.required');
  await service
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .execute();
  return sessionCookie(auth, token);
}
