import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from './keyset.ts';
import { excerptOf } from './excerpt.ts';
import { matches } from './matches.ts';
import { type BoundedCount, countAndRead } from './search-plan.ts';
import { byTime, placeIn, sideOf, type Sorting } from './sorting.ts';

export const contactsPerPage = 25;

export const contactOrders = ['newest', 'oldest', 'name', 'name-desc'] as const;
export type ContactOrder = (typeof contactOrders)[number];

export type ContactQuery = {
  /** Words of a name, an address or a service. */
  search: string;
  order: ContactOrder;
  /** As a page before named it. */
  cursor: string | null;
};

export type ContactSummary = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  service: string;
  createdAt: Date;
  /** The proposal that was made of it. */
  proposalId: string | null;
};

/** A row of the list: with how its message begins. */
export type ListedContact = ContactSummary & { excerpt: string };

export type ContactPage = Omit<Page<unknown>, 'rows'> & {
  contacts: ListedContact[];
  count: BoundedCount;
};

/** One page of the messages from the home page, and how many there are like that. */
export async function listContacts(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { search, order, cursor }: ContactQuery,
): Promise<ContactPage> {
  const sorting = sortings[order];
  const at = placeIn(sorting, readCursor(cursor));
  return asActor(db, actor, async (db) => {
    const condition = matches('contacts', search);
    const { count, page } = await countAndRead(db, {
      table: 'contacts',
      condition,
      size: contactsPerPage,
      readPage: (condition) =>
        readPage(at, contactsPerPage, (at, limit) =>
          readContacts(db, { condition, sorting, at, limit }),
        ),
    });
    const { rows, before, after } = page;
    return { contacts: rows.map(toListed), before, after, count };
  });
}

const toListed = (row: ListedContact): ListedContact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  service: row.service,
  createdAt: row.createdAt,
  proposalId: row.proposalId,
  excerpt: row.excerpt,
});

const time = byTime('contacts.created_at');
const byName = {
  columns: [sql`contacts.name collate "es-x-icu"`],
  key: sql<string>`contacts.name`,
  isKey: /^/,
  values: (key: string) => sql`${key}::text`,
};

const sortings: Record<ContactOrder, Sorting> = {
  newest: { ...time, isDescending: true },
  oldest: { ...time, isDescending: false },
  name: { ...byName, isDescending: false },
  'name-desc': { ...byName, isDescending: true },
};

function readContacts(
  db: ActorDb,
  asked: {
    condition: RawBuilder<boolean> | null;
    sorting: Sorting;
    at: Cursor | null;
    limit: number;
  },
) {
  const { condition, sorting, at, limit } = asked;
  const { conditions, order } = sideOf(sorting, sql`contacts.id`, at);
  return db
    .selectFrom('contacts')
    .leftJoin('contact_submissions as proposal', 'proposal.contact_id', 'contacts.id')
    .select([
      'contacts.id',
      'contacts.name',
      'contacts.email',
      'contacts.phone',
      'contacts.service',
      'contacts.created_at as createdAt',
      'proposal.id as proposalId',
    ])
    .select(excerptOf('contacts').as('excerpt'))
    .select(sorting.key.as('key'))
    .where(({ and }) => and(condition ? [condition, ...conditions] : conditions))
    .orderBy(order)
    .limit(limit)
    .execute();
}
