import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { freePort, startServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { figure, table } from './measure.ts';
import { signIn } from './visitor.ts';

const victims = ['el servidor', 'PostgreSQL', 'ambos'] as const;
const writers = 4;

/** Kills the product with -9 again and again while projects are written, and looks for every write it acknowledged. */
export async function crashBench(
  opened: AsyncDisposableStack,
  [kills = '20', writes = '500']: string[],
): Promise<string> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const options = {
    dataDir: data.path,
    port: await freePort(),
    logFile: join(data.path, 'server.log'),
  };
  let server = await startServer(options);
  opened.defer(() => server.stop());
  const visitor = await signIn({ ...server, dataDir: data.path });

  const acknowledged = new Map<string, string>();
  let tries = 0;
  let done = false;
  const writing = Array.from({ length: writers }, async () => {
    while (!done) {
      const title = `Canción ${(tries += 1)}`;
      const fields = { title, artist_name: 'Niebla Norte', genre: 'rock' };
      // What fails was not acknowledged; the next one is tried when somebody listens again.
      const id = await visitor.saveDraft(fields).catch(() => null);
      if (id) acknowledged.set(id, title);
      await sleep(id ? 5 : 50);
    }
  });

  const rows: string[][] = [];
  const share = Math.ceil(Number(writes) / (Number(kills) + 1));
  for (let kill = 0; kill < Number(kills); kill += 1) {
    await until(() => acknowledged.size >= share * (kill + 1));
    await sleep(Math.random() * 40);
    const victim = victims[kill % victims.length] ?? 'ambos';
    if (victim !== 'el servidor') killPostgres(data.path);
    if (victim === 'PostgreSQL') await sleep(300); // the server hears of it and ends by itself
    await server.kill();
    const began = performance.now();
    server = await startServer(options);
    const seconds = (performance.now() - began) / 1000;
    rows.push([`${kill + 1} ${victim}`, figure(acknowledged.size), figure(seconds, 2)]);
  }
  await until(() => acknowledged.size >= Number(writes));
  done = true;
  await Promise.all(writing);
  await server.kill();
  killPostgres(data.path);
  server = await startServer(options);

  const { lost, settings } = await look(data.path, acknowledged);
  console.log(table(['kill -9', 'confirmadas', 'segundos'], rows));
  console.log(`Ajustes: ${settings}`);
  return `crash: ${figure(lost)} escrituras perdidas de ${figure(acknowledged.size)} confirmadas, con ${kills} kill -9 (meta 0)`;
}

/** Every process of the cluster: each has the data folder as its working directory. Linux. */
export function killPostgres(dataDir: string): void {
  const folder = join(realpathSync(join(dataDir, 'postgres')), 'data');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === folder) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended between the listing and the look, or is not ours to look at.
    }
  }
}

async function look(dataDir: string, acknowledged: Map<string, string>) {
  const connection = runningCluster(dataDir);
  const client = new pg.Client({ ...connection, database: embeddedName });
  await client.connect();
  try {
    const found = await client.query<{ id: string; title: string }>(
      'select id, title from projects',
    );
    const titles = new Map(found.rows.map(({ id, title }) => [id, title]));
    const lost = [...acknowledged].filter(([id, title]) => titles.get(id) !== title).length;
    const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
    const result = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1) order by name',
      [names],
    );
    const settings = result.rows.map(({ name, setting }) => `${name}=${setting}`).join(' ');
    if (result.rows.some(({ setting }) => setting !== 'on')) throw new Error(settings);
    return { lost, settings };
  } finally {
    await client.end();
  }
}

/** Waits for what comes as long as the product works. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('the product stopped writing');
    await sleep(5);
  }
}
