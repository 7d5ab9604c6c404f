import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';
import { type ListPage, type ListQuery, readList } from '../lists/read-list.ts';
import { byTime, newestFirst, type Sorting } from '../lists/sorting.ts';
import { excerptOf } from './excerpt.ts';

export type ContactOrder = 'newest' | 'oldest' | 'name' | 'name-desc';

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

/** One page of the messages from the home page that have these words in their name, address or service. */
export const listContacts = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
  { view: order, ...asked }: ListQuery<ContactOrder>,
): Promise<ListPage<ListedContact>> =>
  asActor(db, actor, (db) =>
    readList(db, {
      table: 'contacts',
      query: db
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
        .select(excerptOf('contacts').as('excerpt')),
      sorting: sortings[order],
      ...asked,
    }),
  );

const byName: Sorting = {
  id: sql.ref('contacts.id'),
  columns: [sql`contacts.name collate "es-x-icu"`],
  key: sql<string>`contacts.name`,
  isKey: /^/,
  values: (key: string) => sql`${key}::text`,
  isDescending: false,
};

const sortings: Record<ContactOrder, Sorting> = {
  newest: newestFirst('contacts'),
  oldest: byTime('contacts', 'created_at'),
  name: byName,
  'name-desc': { ...byName, isDescending: true },
};
