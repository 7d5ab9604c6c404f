import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { ProposalId } from './proposal-id.ts';
import { recordChange } from './proposal-history.ts';
import { unlessGone } from '../unless-gone.ts';

type Words = { proposalId: ProposalId; id: string; kind: 'note' | 'received'; body: string };

/**
 * Adds a note, or what the person answered by mail, once under its id. Rejects with `proposal.kept-before` when other words
 * have that id, and with `proposal.gone`.
 */
export async function addWords(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  words: Words,
): Promise<void> {
  const { proposalId, id, kind, body } = words;
  await unlessGone(
    'proposal.gone',
    asActor(db, actor, async (db) => {
      const { isNew } = await recordChange({ db, now }, actor, words);
      if (isNew) return;
      const same = await db
        .selectFrom('proposal_entries')
        .select('id')
        .where('id', '=', id)
        .where('proposal_id', '=', proposalId)
        .where('staff_id', '=', actor.userId)
        .where('kind', '=', kind)
        .where('body', '=', body)
        .executeTakeFirst();
      if (!same) throw new AppError('proposal.kept-before');
    }),
  );
}
