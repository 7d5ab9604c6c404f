import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { unlessGone } from './unless-gone.ts';

/** Adds a note, or what the person answered by mail, once under its id. Rejects with `proposal.gone`. */
export async function addWords(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  words: { proposalId: ProposalId; id: string; kind: 'note' | 'received'; body: string },
): Promise<void> {
  await unlessGone(asActor(db, actor, (db) => recordChange({ db, now }, actor, words)));
}
