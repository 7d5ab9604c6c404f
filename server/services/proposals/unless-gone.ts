import pg from 'pg';
import { AppError } from '#server/app-error.ts';

const foreignKeyViolation = '23503';

/** A change that adds to a proposal. Rejects with `proposal.gone` when there is none. */
export async function unlessGone<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation)
      throw new AppError('proposal.gone', { cause: error });
    throw error;
  }
}
