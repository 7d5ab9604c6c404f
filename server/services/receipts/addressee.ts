import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';

/** Who is written to about what they paid: the name as they are greeted in every other mail. */
export type Addressee = { email: string; name: string | null };

/** Null of an account that is gone. One that has another address by now may have had a wrong one. */
export async function readAddressee(
  db: Kysely<DB>,
  order: { userId: string | null; clientName: string | null; clientEmail: string | null },
): Promise<Addressee | null> {
  const { userId, clientName: name, clientEmail: email } = order;
  if (email === null) return null;
  const user =
    userId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['email', 'display_name as name'])
          .where('id', '=', userId)
          .executeTakeFirst();
  return user ?? { email, name };
}
