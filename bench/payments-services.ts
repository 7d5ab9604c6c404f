import pg from 'pg';
import type { Connection } from '#server/database/connection.ts';
import { type ProvidedDatabase, provideDatabase } from '#server/database/provide-database.ts';
import { makeDataDir } from '#test/data-dir.ts';

/** A migrated PostgreSQL as the product embeds it, in a folder of its own: what is committed is on the disk. */
export async function openCluster(opened: AsyncDisposableStack): Promise<ProvidedDatabase> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const secret = 'a secret that only this measurement has';
  const database = await provideDatabase({
    ...{ databaseUrl: undefined, dataDir: data.path, secret, onLost: () => undefined },
  });
  opened.defer(() => database.stop());
  return database;
}

/** So many copies of a database that nobody is connected to. */
export async function copyDatabase(
  { owner, app }: ProvidedDatabase,
  count: number,
): Promise<{ owner: Connection; app: Connection }[]> {
  const names = Array.from({ length: count }, (_, lane) => `lane${lane}`);
  const client = new pg.Client({ ...owner, database: 'postgres' });
  await client.connect();
  for (const name of names)
    await client.query(`create database ${name} template ${owner.database}`);
  await client.end();
  return names.map((database) => ({ owner: { ...owner, database }, app: { ...app, database } }));
}

/** USD 390 at 4.012,50, with its IVA in it, and what is left of it for the studio. */
export const price = { pesos: 156_487_500, iva: 24_985_399, sales: 131_502_101 };

export type OpenOrder = { id: string; attempt: string; reference: string };

/** So many orders of people who are at Wompi's page, in two statements. */
export async function placeOrders(
  { servicePool }: { servicePool: pg.Pool },
  count: number,
): Promise<OpenOrder[]> {
  const { rows } = await servicePool.query<OpenOrder>(
    `with orders as (
      insert into orders (code, user_id, client_name, client_email, item, name, service, currency, price, pesos,
        cop_per_usd, rate_set_at, tax_percent, created_at, expires_at)
      select upper(translate(substr(md5(random()::text || n), 1, 8), 'ilou', '0000')), gen_random_uuid(), 'Ana Ñandú',
        'ana@correo.example', 'produccion-musical:musica-profesional', 'Producción musical · Profesional', 'produccion',
        'USD', 39000, $2, 401250, now(), 19, now(), now() + interval '1 day'
      from generate_series(1, $1) as n
      returning id, code
    )
    insert into payment_attempts (order_id, provider, reference, currency, amount, url, created_at, expires_at)
    select id, 'wompi', code || '-' || upper(substr(md5(id::text), 1, 6)), 'COP', $2, 'https://wompi.example/pagar', now(),
      now() + interval '2 hours'
    from orders
    returning order_id as id, id as attempt, reference`,
    [count, price.pesos],
  );
  return rows;
}
