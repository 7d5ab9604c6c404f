import type { AppServices } from '#server/services/app-services.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';

/** Stores the hash of a password that was just right with today's parameters, unless it has them or changed meanwhile. */
export async function renewHash(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  email: string,
  password: string,
): Promise<void> {
  const account = await service
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'accounts.password'])
    .where('users.email', '=', email)
    .where('accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!account?.password || !isOutdatedHash(account.password)) return;
  // The password may have changed since it was right: this must be the hash of the same one.
  if (!(await verifyPassword({ hash: account.password, password }))) return;
  await service
    .updateTable('accounts')
    .set({ password: await hashPassword(password), updated_at: now() })
    .where('id', '=', account.id)
    .where('password', '=', account.password)
    .execute();
}
