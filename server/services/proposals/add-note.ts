import pg from 'pg';
import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';

const foreignKeyViolation = '23503';

/** Adds what the staff alone reads. Rejects with `proposal.gone`. */
export async function addNote(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { proposalId, body }: { proposalId: ProposalId; body: string },
): Promise<void> {
  try {
    await asActor(db, actor, (db) =>
      recordChange({ db, now }, actor, { proposalId, kind: 'note', body }),
    );
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation)
      throw new AppError('proposal.gone', { cause: error });
    throw error;
  }
}
