import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { freePort, startServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { killPostgres, until } from './crash.ts';
import { figure, table } from './measure.ts';

const kills = 9;
const sends = 600;
const writers = 4;

/** What a person reads as taken is a redirect to the notice in the form's place. */
const taken = 303;

/**
 * Kills the product with -9 again and again while messages and reports come in from many addresses. Resolves with how many
 * that were acknowledged are not in the database exactly once.
 */
export async function crashIntake(opened: AsyncDisposableStack) {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const options = {
    ...{ dataDir: data.path, port: await freePort(), logFile: join(data.path, 'server.log') },
  };
  let server = await startServer(options);
  opened.defer(() => server.stop());

  const acknowledged = new Set<string>();
  let tries = 0;
  let done = false;
  const writing = Array.from({ length: writers }, async () => {
    while (!done) {
      const number = (tries += 1);
      const message = `Mensaje ${number}.`;
      // What fails was not acknowledged, and may be there or not.
      const status = await post(server.origin, number, message).catch(() => 0);
      if (status === taken) acknowledged.add(message);
      await sleep(status === taken ? 2 : 50);
    }
  });

  const rows: string[][] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await until(() => acknowledged.size >= (sends * (kill + 1)) / (kills + 1));
    await sleep(Math.random() * 20);
    const isBoth = kill % 3 === 2;
    if (isBoth) killPostgres(data.path);
    await server.kill();
    rows.push([`${kill + 1} ${isBoth ? 'ambos' : 'el servidor'}`, figure(acknowledged.size)]);
    server = await startServer(options);
  }
  await until(() => acknowledged.size >= sends);
  done = true;
  await Promise.all(writing);
  await server.kill();
  killPostgres(data.path);
  server = await startServer(options);

  const counts = await countMessages(data.path);
  const lost = [...acknowledged].filter((message) => counts.get(message) !== 1).length;
  const twice = [...counts.values()].filter((count) => count > 1).length;
  console.log(table(['kill -9 mientras llegan mensajes', 'confirmados'], rows));
  return { lost, twice, acknowledged: acknowledged.size };
}

/** One message of the home page, or a report: each from an address of this machine of its own. */
function post(origin: string, number: number, message: string): Promise<number> {
  const isReport = number % 2 === 0;
  const fields = {
    ...{ name: 'Ñandú', email: `nandu${number}@ejemplo.example`, message, consent: 'on' },
    ...(isReport ? { severity: 'critico' } : { service: 'video' }),
  };
  const body = new URLSearchParams(fields).toString();
  const type = 'application/x-www-form-urlencoded';
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + (isReport ? '/reportar-un-problema' : '/'),
      {
        method: 'POST',
        localAddress: `127.9.${number >> 8}.${number & 255}`,
        headers: { origin, 'content-type': type, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function countMessages(dataDir: string): Promise<Map<string, number>> {
  const client = new pg.Client({ ...runningCluster(dataDir), database: embeddedName });
  await client.connect();
  try {
    const { rows } = await client.query<{ message: string; count: string }>(
      `select message, count(*) from (select message from contacts union all select message from contact_submissions) as kept
       group by message`,
    );
    return new Map(rows.map(({ message, count }) => [message, Number(count)]));
  } finally {
    await client.end();
  }
}
