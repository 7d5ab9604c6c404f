import pg from 'pg';
import { standingAt, tierAt, type TierRow } from '#packages/membership/src/index.ts';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { interleave } from './measure.ts';
import type { Product } from './product.ts';

const reads = 1000;

const ofSession =
  'sessions.id, sessions.expires_at, users.id, users.full_name, users.display_name, users.email';
const ofTier =
  'users.granted_tier as granted, users.member_until as "memberUntil", users.subscription_status as status';

type Row = TierRow & { status: string };

/**
 * Milliseconds of processor by which the tier makes the reading of a session dearer, in each round: three columns more of the
 * one query, and what they say now.
 */
export async function measureTier({ dataDir }: Product, rounds: number): Promise<number[]> {
  const client = new pg.Client({ ...runningCluster(dataDir), database: embeddedName });
  await client.connect();
  const read = (columns: string, use: (row: Row) => unknown) => async () => {
    const text = `select ${columns} from sessions join users on users.id = user_id where token = $1`;
    const { rows } = await client.query<{ token: string }>('select token from sessions limit 1');
    const before = process.cpuUsage();
    for (let count = 0; count < reads; count += 1) {
      const found = await client.query<Row>(text, [rows[0]?.token]);
      for (const row of found.rows) use(row);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / reads;
  };
  const { without, tier } = await interleave(
    {
      without: read(ofSession, () => undefined),
      tier: read(`${ofSession}, ${ofTier}`, (row) => {
        const at = new Date();
        return [tierAt(row, at), standingAt(row, at)];
      }),
    },
    rounds,
  );
  await client.end();
  return tier.map((cost, round) => cost - (without[round] ?? Number.NaN));
}
