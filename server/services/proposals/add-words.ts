import pg from 'pg';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';

const foreignKeyViolation = '23503';

/** Adds a note, or what the person answered by mail, once under its id. Rejects with `proposal.gone`. */
export async function addWords(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  words: { proposalId: ProposalId; id: string; kind: 'note' | 'received'; body: string },
): Promise<void> {
  try {
    await asActor(db, actor, (db) => recordChange({ db, now }, actor, words));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation)
      throw new AppError('proposal.gone', { cause: error });
    throw error;
  }
}
