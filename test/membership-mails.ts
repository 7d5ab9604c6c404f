import { sql } from 'kysely';
import pg from 'pg';
import type { Connection } from '#server/database/connection.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { addressHash } from '#server/services/memberships/address-hash.ts';

/** Keeps what memberships tell in a table, within the transaction that tells it: what is undone was not told. */
export async function keepNotices(owner: Connection): Promise<AppServices['memberships']> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(`create table told (
      place bigint generated always as identity, membership_id uuid, user_email text, notice text, stretch integer,
      price bigint, plan text, at timestamptz
    )`);
  await client.query('grant insert, select on told to estudio_service');
  await client.end();
  return {
    mails: {
      async notify({ membershipId, notice, membership, at, email, order }, within) {
        await sql`insert into told (membership_id, user_email, notice, stretch, price, at)
          values (${membershipId}, ${email}, ${notice}, ${membership.periods.length}, ${order?.price.amount ?? null},
            ${at})`.execute(within);
      },
    },
    addressHash: (address) => addressHash('a secret of these memberships', address),
    nudge: () => undefined,
  };
}
