import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import type { RequestId } from '../legal-requests/request-id.ts';
import type { AddressCounts } from './address-counts.ts';
import { addressOf, isOf, type RequestAddress } from './address-of.ts';

/** What stands under the address of a request. */
export type AddressData = RequestAddress & {
  counts: AddressCounts;
  /** Contracts stay: the law has them kept. */
  acceptedQuotes: number;
  /** Requests stay: they prove what was asked and answered. */
  requests: number;
  /** Whoever has an account takes and deletes what is in it themselves. */
  hasAccount: boolean;
};

/** Counts what stands under the address of a request. Rejects with `legal-request.gone`, and with `address-data.no-address`. */
export async function findAddressData(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { requestId }: { requestId: RequestId },
): Promise<AddressData> {
  return asActor(db, actor, async (db) => {
    const address = await addressOf(db, requestId);
    const { email } = address;
    const count = sql<number>`count(*)`.as('count');
    const found = await db
      .selectNoFrom(({ selectFrom, exists }) => [
        selectFrom('contacts').select(count).where(isOf(email)).as('contacts'),
        selectFrom('contact_submissions').select(count).where(isOf(email)).as('proposals'),
        selectFrom('contact_submissions')
          .select(count)
          .where(isOf(email))
          .where('demo_file_url', 'is not', null)
          .as('demos'),
        selectFrom('quotes')
          .select(count)
          .where(isOf(email))
          .where('erased_with', 'is not', null)
          .as('quotes'),
        selectFrom('quotes')
          .select(count)
          .where(isOf(email))
          .where('status', '=', 'accepted')
          .as('acceptedQuotes'),
        selectFrom('newsletter_subscribers')
          .select(count)
          .where('email', '=', email)
          .as('newsletter'),
        selectFrom('legal_requests').select(count).where(isOf(email)).as('requests'),
        exists(selectFrom('users').select('id').where('email', '=', email)).as('hasAccount'),
      ])
      .executeTakeFirstOrThrow();
    const { contacts, proposals, demos, quotes, newsletter, hasAccount } = found;
    return {
      ...address,
      counts: {
        contacts: contacts ?? 0,
        proposals: proposals ?? 0,
        demos: demos ?? 0,
        quotes: quotes ?? 0,
        newsletter: newsletter ?? 0,
      },
      acceptedQuotes: found.acceptedQuotes ?? 0,
      requests: found.requests ?? 0,
      hasAccount: Boolean(hasAccount),
    };
  });
}
