import type { Kysely } from 'kysely';
import pg from 'pg';
import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { DB } from '#server/database/schema.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { hashToken } from '../hashed-token.ts';
import { newLink } from './change-email.ts';
import { revokeLinks } from './revoke-links.ts';

/** What the page of a mailed link says. The old address is shown to nobody but its owner. */
export type EmailChangeLink =
  | { askedOf: 'old'; oldEmail: string; newEmail: string }
  | { askedOf: 'new'; newEmail: string };

export async function readEmailChangeLink(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  _actor: AnonymousActor,
  token: string,
): Promise<EmailChangeLink | null> {
  const change = await findChange(service, token, now()).executeTakeFirst();
  if (!change) return null;
  const { askedOf, oldEmail, newEmail } = change;
  return askedOf === 'old' ? { askedOf, oldEmail, newEmail } : { askedOf, newEmail };
}

/**
 * Says yes for the address that this token was mailed to, once. After the old one the new one is asked; after both the
 * account has its new address, and the old one is notified. Rejects with `auth.email-taken`, and ends the change, when
 * another account has the new address by then.
 */
export async function confirmEmailChange(
  services: Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>,
  actor: AnonymousActor,
  token: string,
): Promise<'new-address-asked' | 'changed'> {
  const { db, limits } = services;
  const { mails } = services.accounts;
  const at = services.now();
  const { token: nextToken, ...nextLink } = newLink(at);
  return db.service
    .transaction()
    .execute(async (db) => {
      const found = await findChange(db, token, at).forUpdate('email_changes').executeTakeFirst();
      if (!found) throw new AppError('auth.change-invalid');
      const { userId, displayName, oldEmail, newEmail } = found;
      if (found.askedOf === 'new') {
        await moveAccount(db, { userId, email: newEmail, at });
        await mails.emailChanged({ email: oldEmail, displayName }, newEmail, db);
        return 'changed';
      }
      await limits.consume('mailAddress', `${newEmail} move`);
      await db
        .updateTable('email_changes')
        .set({ asked_of: 'new', ...nextLink })
        .where('user_id', '=', userId)
        .execute();
      await mails.emailChangeConfirmation({ email: newEmail, displayName }, nextToken, db);
      return 'new-address-asked';
    })
    .catch(async (error: unknown) => {
      if (!isAddressTaken(error)) throw error;
      await rejectEmailChange(services, actor, token);
      throw new AppError('auth.email-taken', { cause: error });
    });
}

/** Says no: the change is deleted. Resolves with which address said so; null when nothing waited any more. */
export async function rejectEmailChange(
  { db: { service } }: Pick<AppServices, 'db'>,
  _actor: AnonymousActor,
  token: string,
): Promise<'old' | 'new' | null> {
  const rejected = await service
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .returning('asked_of')
    .executeTakeFirst();
  return rejected?.asked_of ?? null;
}

const findChange = (db: Kysely<DB>, token: string, at: Date) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select([
      'email_changes.user_id as userId',
      'email_changes.asked_of as askedOf',
      'email_changes.new_email as newEmail',
      'users.email as oldEmail',
      'users.display_name as displayName',
    ])
    .where('email_changes.token_hash', '=', hashToken(token))
    .where('email_changes.expires_at', '>', at);

async function moveAccount(
  db: Kysely<DB>,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<void> {
  await db.updateTable('users').set({ email, updated_at: at }).where('id', '=', userId).execute();
  // A link in the old mailbox must not open the account.
  await revokeLinks(db, userId, at);
}

/** Another account came first; the database alone knows without a race. */
const isAddressTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'users_email_key';
