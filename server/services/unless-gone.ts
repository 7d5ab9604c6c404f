import pg from 'pg';
import { AppError } from '#server/app-error.ts';

const foreignKeyViolation = '23503';

/** A change that adds to a row. Rejects with `code` when that row is gone, also since it was last seen. */
export async function unlessGone<Result>(
  code: 'contact.gone' | 'proposal.gone',
  change: Promise<Result>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation)
      throw new AppError(code, { cause: error });
    throw error;
  }
}
