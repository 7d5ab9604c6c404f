import pg from 'pg';
import { AppError } from '#server/app-error.ts';

const uniqueViolation = '23505';

/** A change of a saved reply. Rejects with `saved-reply.title-taken` when another one has its title. */
export async function unlessTitleTaken<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation)
      throw new AppError('saved-reply.title-taken', { cause: error });
    throw error;
  }
}
