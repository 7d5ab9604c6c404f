import { sql } from 'kysely';
import type { ActorDb } from '#server/database/as-actor.ts';
import { compileOnce, type Statement } from '#server/database/compile-once.ts';
import { tierOfUser } from '../memberships/tier-sql.ts';

/**
 * A message to the studio: a row of `contacts`, or of `contact_submissions`, whether its writer is sent a copy, and in whose
 * account they were signed in.
 */
export type NewMessage = {
  kind: 'contact' | 'proposal';
  id: string;
  isCopied: boolean;
  writerId: string | null;
  at: Date;
};

/**
 * Lets the staff know of a message in the transaction in which it arrives, with the rights of the service, and puts what a
 * paying member wrote before the rest: their membership promises that, and an address that somebody typed proves nothing.
 * Where there is no such row, for it was there before, nothing happens.
 */
export const arrivalStatements = (
  db: ActorDb,
  { kind, id, isCopied, writerId, at }: NewMessage,
): Statement<unknown>[] =>
  kind === 'contact'
    ? [contactArrived(db, { id, isCopied })]
    : [
        proposalArrived(db, { id, isCopied }),
        ...(writerId === null ? [] : [proposalRanked(db, { id, writerId, at })]),
      ];

const arrivedAs = (table: 'contacts' | 'contact_submissions', kind: NewMessage['kind']) =>
  compileOnce(['id', 'isCopied'], (db: ActorDb, { id, isCopied }) =>
    db
      .insertInto('arrivals')
      .columns(['kind', 'subject_id', 'arrived_at', 'copy_due'])
      .expression((db) =>
        db
          .selectFrom(table)
          .select([
            sql<NewMessage['kind']>`${sql.lit(kind)}`.as('kind'),
            'id',
            'created_at',
            sql<boolean>`${isCopied}::boolean`.as('copy_due'),
          ])
          .where('id', '=', id),
      ),
  );

const contactArrived = arrivedAs('contacts', 'contact');
const proposalArrived = arrivedAs('contact_submissions', 'proposal');

const proposalRanked = compileOnce(['id', 'writerId', 'at'], (db: ActorDb, { id, writerId, at }) =>
  db
    .updateTable('contact_submissions')
    .set({ priority: 1 })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('id')
          .where('id', '=', writerId)
          .where('email_verified', '=', true)
          .where(tierOfUser(at), '<>', 'free'),
      ),
    ),
);
