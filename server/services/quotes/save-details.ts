import type { Details } from '#packages/quote/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { changeDraft } from './change-draft.ts';
import type { QuoteId } from './quote-id.ts';

/**
 * Saves what stands beside the lines of a draft, if that is not what was saved. Resolves with whether it did; rejects as
 * `changeDraft` does. Of another revision it says nothing: whatever is done next with this one is refused.
 */
export async function saveDetails(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: StaffActor,
  { quoteId, revision, details }: { quoteId: QuoteId; revision: number; details: Details },
): Promise<boolean> {
  const { name, currency, discount, validUntil, notes } = details;
  const [unsaved] = await readAsActor(services.db, actor, (db) =>
    db
      .selectFrom('quotes')
      .select('id')
      .where('id', '=', quoteId)
      .where('revision', '=', revision)
      .where('status', '=', 'draft')
      .where(({ or, eb }) =>
        or([
          eb('name', '<>', name),
          eb('currency', '<>', currency),
          eb('discount_percent', '<>', discount),
          eb('valid_until', '<>', validUntil),
          eb('notes', '<>', notes),
        ]),
      ),
  );
  if (!unsaved) return false;
  await changeDraft(services, actor, { quoteId, revision, change: { kind: 'details', details } });
  return true;
}
