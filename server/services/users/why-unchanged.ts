import type { Kysely } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { AppErrorCode } from '#server/error-texts.ts';
import type { DB } from '#server/database/schema.ts';
import type { UserId } from './user-id.ts';

/** Why no row was changed that should have been: it is as somebody else left it, or gone. */
export async function whyUnchanged(
  db: Kysely<DB>,
  userId: UserId,
  otherwise: AppErrorCode,
): Promise<AppError> {
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return new AppError(there ? otherwise : 'user.gone');
}
