import type { ChangeEmailFields } from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { newHashedToken } from '../hashed-token.ts';
import { checkPassword } from './check-password.ts';
import type { SessionActor } from './read-session.ts';

const day = 24 * 60 * 60 * 1000;

/** A change that waits for one of its two addresses. */
export type EmailChange = { newEmail: string; askedOf: 'old' | 'new' };

/**
 * Asks the present address whether the account may move to another one; an earlier request is deleted. Whether the
 * new address has an account is not said.
 */
export async function requestEmailChange(
  services: Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>,
  { ip, session }: SessionActor,
  { headers, currentPassword, email }: ChangeEmailFields & { headers: Headers },
): Promise<void> {
  const { db, limits } = services;
  const { mails } = services.accounts;
  await checkPassword(services, session, headers, currentPassword);
  if (email === session.email) throw new AppError('auth.same-email');
  await limits.consume('mailIp', ip);
  await limits.consume('mailAddress', `${session.email} change`);
  const at = services.now();
  const { token, ...link } = newLink(at);
  const change = { new_email: email, asked_of: 'old' as const, created_at: at, ...link };
  await db.service.transaction().execute(async (db) => {
    await db
      .insertInto('email_changes')
      .values({ user_id: session.userId, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute();
    await mails.emailChangeAsked(session, token, email, db);
  });
}

/** The change of the actor that still waits. */
export async function readEmailChange(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
): Promise<EmailChange | null> {
  const change = await service
    .selectFrom('email_changes')
    .select(['new_email as newEmail', 'asked_of as askedOf'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return change ?? null;
}

/** Deletes the change of the actor; its links stop working. */
export async function cancelEmailChange(
  { db: { service } }: Pick<AppServices, 'db'>,
  { userId }: UserActor,
): Promise<void> {
  await service.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** A token for a mail, and what is stored of it. */
export function newLink(at: Date): { token: string; token_hash: string; expires_at: Date } {
  return { ...newHashedToken(), expires_at: new Date(+at + day) };
}
