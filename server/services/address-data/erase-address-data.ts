import type { StaffActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type ActorDb, asActor, asServiceWithin } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { auditEntry, recordEntry } from '../legal-requests/request-history.ts';
import type { RequestId } from '../legal-requests/request-id.ts';
import { type AddressCounts, areSame } from './address-counts.ts';
import { checkedAddressOf, isOf } from './address-of.ts';
import { deleteMails } from './delete-mails.ts';

/**
 * Erases what stands under the address of a request without an account: messages and proposals with all that belongs to
 * them, their demos, the quotes that nobody accepted, the newsletter, and the mails that wait with words of these. Requests
 * and their mails stay, and so do accepted quotes, and an account with what is in it. Either all of it goes or nothing does:
 * rejects with `address-data.changed` where it is not what was `seen`, with `address-data.unchecked`,
 * `address-data.no-address` and `legal-request.gone`.
 */
export async function eraseAddressData(
  { db, jobs, limits, now }: Pick<AppServices, 'db' | 'jobs' | 'limits' | 'now'>,
  actor: StaffActor,
  { requestId, seen }: { requestId: RequestId; seen: AddressCounts },
): Promise<void> {
  const { email, hasAccount } = await asActor(db, actor, async (db) => {
    const { email } = await checkedAddressOf(db, requestId);
    const contacts = await db
      .deleteFrom('contacts')
      .where('id', 'in', (query) => query.selectFrom('contacts').select('id').where(isOf(email)))
      .returning(['id', 'email'])
      .execute();
    const { proposals, replies, quotes } = await eraseProposals(db, email);
    const demos = proposals.flatMap(({ demo }) => demo ?? []);
    return asServiceWithin(db, actor, async () => {
      const newsletter = await db
        .deleteFrom('newsletter_subscribers')
        .where('email', '=', email)
        .returning(['id', 'email'])
        .execute();
      const erased = {
        contacts: contacts.length,
        proposals: proposals.length,
        demos: demos.length,
        quotes: quotes.length,
        newsletter: newsletter.length,
      };
      if (!areSame(erased, seen)) throw new AppError('address-data.changed');
      const objects = demos.map((path) => ({ bucket: 'demos' as const, path }));
      if (objects.length > 0) await jobs.send('delete-objects', { objects }, db);
      const addressed = [...contacts, ...proposals, ...newsletter];
      const rows = [...addressed, ...replies, ...quotes].map(({ id }) => id);
      await deleteMails({ db, jobs }, { rows, to: addressed.map(({ email }) => email) });
      await recordEntry({ db, now }, { requestId, kind: 'erased', body: null });
      await auditEntry({ db, now }, actor, { requestId, kind: 'erased', after: erased });
      const account = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return { email, hasAccount: account !== undefined };
    });
  });
  // Those of an account keep strangers from guessing its password.
  if (!hasAccount) await limits.deleteAll(email.toLowerCase());
}

/** Erases the proposals of an address. Resolves with what went, and with the replies and quotes that went with them. */
async function eraseProposals(db: ActorDb, email: string) {
  // Nothing new belongs to them from here on.
  const found = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where(isOf(email))
    .forUpdate()
    .execute();
  const ids = found.map(({ id }) => id);
  const replies = await db
    .selectFrom('proposal_replies')
    .select('id')
    .where('proposal_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .execute();
  const quotes = await db
    .selectFrom('quotes')
    .select('id')
    .where('erased_with', '=', ({ fn, val }) => fn.any(val(ids)))
    .execute();
  const proposals = await db
    .deleteFrom('contact_submissions')
    .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
    .returning(['id', 'email', 'demo_file_url as demo'])
    .execute();
  // One that was accepted meanwhile is not erased with its proposal.
  const kept = await db
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', ({ fn, val }) => fn.any(val(quotes.map(({ id }) => id))))
    .execute();
  const keptIds = new Set(kept.map(({ id }) => id));
  return { proposals, replies, quotes: quotes.filter(({ id }) => !keptIds.has(id)) };
}
