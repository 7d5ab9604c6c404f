import type pg from 'pg';
import type { Limits } from './limit.ts';

/** One attempt: the name of its limit, and its key as the table has it behind that name. */
export type Attempt<Limit> = { limit: Limit; key: string };

/** The first limit of which no attempt was left, and the seconds to wait. */
export type Exhausted<Limit> = { limit: Limit; retryAfter: number };

/**
 * Counts one attempt of each, in their order, until one has none left: what stands behind it is not counted. One statement
 * for all, in the rows and by the rule of rate-limiter-flexible, which asks once for each. Keys are locked in their order:
 * whoever counts several of the same limits names them in the same order. `now` is in milliseconds.
 */
export async function consumeInTurn<Limit extends string>(
  pool: pg.Pool,
  limits: Limits,
  attempts: readonly Attempt<Limit>[],
  now: number,
): Promise<Exhausted<Limit> | null> {
  const asked = attempts.map(({ limit, key }) => {
    const found = limits[limit];
    if (!found) throw new Error(`There is no limit ${limit}`);
    return { limit, key: `${limit}:${key}`, ...found };
  });
  const values = asked.flatMap(({ key, points, duration }) => [key, now + duration * 1000, points]);
  const { rows } = await pool.query<{ points: number; expire: number }>({
    name: `consume-in-turn-${asked.length}`,
    text: statementFor(asked.length),
    // How many points the last one has is asked by none behind it.
    values: [now, ...values.slice(0, -1)],
  });
  const last = rows.at(-1);
  const refused = asked[rows.length - 1];
  if (!last || !refused || last.points <= refused.points) return null;
  return { limit: refused.limit, retryAfter: Math.ceil((last.expire - now) / 1000) };
}

const statementFor = (count: number): string => {
  const steps = Array.from({ length: count }, (_, index) => {
    const [key, expire] = [2, 3].map((place) => `$${place + 3 * index}`);
    const before = index === 0 ? '' : `from step${index - 1} where points <= $${3 * index + 1}`;
    return `step${index} as (
      insert into rate_limits as kept (key, points, expire) select ${key}, 1, ${expire}::bigint ${before}
      on conflict (key) do update set
        points = case when kept.expire <= $1 then 1 else kept.points + 1 end,
        expire = case when kept.expire <= $1 then excluded.expire else kept.expire end
      returning points, expire)`;
  });
  const rows = steps.map((_, index) => `select ${index} as step, points, expire from step${index}`);
  return `with ${steps.join(', ')} select points, expire from (${rows.join(' union all ')}) as steps order by step`;
};
