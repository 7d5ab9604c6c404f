import { type RawBuilder, sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { type ActorDb, asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type Cursor, type Page, readCursor, readPage } from './keyset.ts';
import { matches } from './matches.ts';
import { type BoundedCount, countAndRead } from './search-plan.ts';

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

export type ContactPage = Omit<Page<unknown>, 'rows'> & {
  contacts: ContactSummary[];
  count: BoundedCount;
};

/** One page of the messages from the home page, and how many there are like that. */
export async function listContacts(
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { search, order, cursor }: ContactQuery,
): Promise<ContactPage> {
  const at = readCursor(cursor);
  return asActor(db, actor, async (db) => {
    const condition = matches('contacts', search);
    const { count, page } = await countAndRead(db, {
      table: 'contacts',
      condition,
      size: contactsPerPage,
      readPage: (condition) =>
        readPage(placeIn(order, at), contactsPerPage, (at, limit) =>
          readContacts(db, { condition, order, at, limit }),
        ),
    });
    const { rows, before, after } = page;
    return { contacts: rows.map(toSummary), before, after, count };
  });
}

const toSummary = (row: ContactSummary): ContactSummary => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  service: row.service,
  createdAt: row.createdAt,
  proposalId: row.proposalId,
});

/** What a list is sorted by. */
type Sorting = {
  column: RawBuilder<unknown>;
  /** Its value as a text, and what that text stands for. */
  key: RawBuilder<string>;
  value: (key: string) => RawBuilder<unknown>;
  isDescending: boolean;
};

const byTime = {
  column: sql`contacts.created_at`,
  key: sql<string>`(extract(epoch from contacts.created_at) * 1000000)::bigint::text`,
  value: (key: string) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
};
const byName = {
  column: sql`contacts.name collate "es-x-icu"`,
  key: sql<string>`contacts.name`,
  value: (key: string) => sql`${key}::text`,
};

const sortings: Record<ContactOrder, Sorting> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  name: { ...byName, isDescending: false },
  'name-desc': { ...byName, isDescending: true },
};

/** A place of another order is none in this one. */
const placeIn = (order: ContactOrder, at: Cursor | null): Cursor | null =>
  at && (sortings[order].column === byName.column || /^\d{1,16}$/.test(at.key)) ? at : null;

function readContacts(
  db: ActorDb,
  asked: {
    condition: RawBuilder<boolean> | null;
    order: ContactOrder;
    at: Cursor | null;
    limit: number;
  },
) {
  const { condition, order, at, limit } = asked;
  const { column, key, value, isDescending } = sortings[order];
  const goesDown = isDescending !== (at?.side === 'before');
  const direction = goesDown ? sql`desc` : sql`asc`;
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
    .select(key.as('key'))
    .$if(condition !== null, (query) => query.where(condition ?? sql<boolean>`true`))
    .$if(at !== null, (query) =>
      query.where(
        sql<boolean>`(${column}, contacts.id) ${goesDown ? sql`<` : sql`>`} (${value(at?.key ?? '')}, ${at?.id}::uuid)`,
      ),
    )
    .orderBy(sql`${column} ${direction}`)
    .orderBy(sql`contacts.id ${direction}`)
    .limit(limit)
    .execute();
}
