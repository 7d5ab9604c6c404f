import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { demoLogin } from '#test/browser/sign-in.ts';
import { figure, percentile, table } from '../measure.ts';
import { type Product, startProduct } from '../product.ts';
import { signIn, signInAs, type Visitor } from '../visitor.ts';

const bars = { ready: 3000, dashboard: 150, memory: 900 } as const;

/** Runs one after the other, with nobody else there. */
const alone = 20;
/** Requests at once, each of another person. */
const atOnce = 8;

/**
 * From the press to four previews on the page, one after another; then eight at once, while somebody else reads their dashboard. The
 * product runs as it is built, with the program of each run started for it.
 */
export async function measureSite(): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const product = await startProduct(opened);
  const staff = await signIn(product, 'equipo@demo.example');
  const artists = await makeMembers(product);
  const [artist] = artists;
  if (!artist) throw new Error('nadie entró');
  await untilDrawn(product, artist, await press(product, artist, 'Calentamiento'));
  const ready: number[] = [];
  for (let count = 0; count < alone; count += 1) {
    const began = performance.now();
    const path = await press(product, artist, `Canción ${count}`);
    await untilDrawn(product, artist, path);
    ready.push(performance.now() - began);
  }

  const idle = await readPages(product, staff, () => false);
  const memory = watchMemory();
  const asked = await Promise.all(
    artists.map(async (one) => ({ one, path: await press(product, one, 'A la vez') })),
  );
  let isDrawing = true;
  const busy = readPages(product, staff, () => isDrawing);
  await Promise.all(asked.map(({ one, path }) => untilDrawn(product, one, path)));
  isDrawing = false;
  const dashboard = percentile(await busy, 0.95);
  const peak = memory.stop();
  const p95 = percentile(ready, 0.95);
  console.log(
    table(
      ['', 'medido', 'meta'],
      [
        ['de presionar a las cuatro, ms, mediana', figure(percentile(ready, 0.5)), ''],
        ['de presionar a las cuatro, ms, p95', figure(p95), `< ${figure(bars.ready)}`],
        ['/dashboard en reposo, ms, p95', figure(percentile(idle, 0.95), 1), ''],
        [
          `/dashboard con ${atOnce} a la vez, ms, p95`,
          figure(dashboard, 1),
          `< ${figure(bars.dashboard)}`,
        ],
        ['memoria de todos los programas, MB', figure(peak), `< ${figure(bars.memory)}`],
      ],
    ),
  );
  const line = `cover: cuatro vistas en ${figure(p95)} ms, p95 (meta < ${figure(bars.ready)}); con ${atOnce} a la vez /dashboard en ${figure(dashboard, 1)} ms, p95 (meta < ${bars.dashboard}) y ${figure(peak)} MB entre todas (meta < ${bars.memory})`;
  if (p95 >= bars.ready || dashboard >= bars.dashboard || peak >= bars.memory)
    throw new Error(line);
  return line;
}

/** As many people as ask at once, without a limit, who all have the password of the demo's artist. */
async function makeMembers(product: Product): Promise<Visitor[]> {
  const { password } = demoLogin(product.output(), 'artista@demo.example');
  const client = new pg.Client({ ...runningCluster(product.dataDir), database: embeddedName });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `with people as (
      insert into users (email, full_name, display_name, role, email_verified, granted_tier)
      select 'persona' || n || '@correo.example', 'Ana Ñandú', 'Ana', 'artist', true, 'pro' from generate_series(1, $1) as n
      returning id, email
    ), known as (
      insert into accounts (user_id, account_id, provider_id, password)
      select people.id, people.id, 'credential', accounts.password
      from people, accounts join users on users.id = user_id where users.email = 'artista@demo.example'
    )
    select email from people`,
    [atOnce],
  );
  await client.end();
  const visitors: Visitor[] = [];
  for (const { email } of rows) visitors.push(await signInAs(product, { email, password }));
  return visitors;
}

async function press({ origin }: Product, { cookie }: Visitor, songTitle: string): Promise<string> {
  const form = new FormData();
  const fields = {
    ...{ token: randomUUID(), artistName: 'Niebla Norte', songTitle, genre: 'indie' },
    ...{ mood: 'sereno', style: '', aspectRatio: '1:1', description: '' },
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${origin}/cover-art-generator`, {
    ...{ method: 'POST', body: form, redirect: 'manual', headers: { origin, cookie } },
  });
  await response.arrayBuffer();
  const path = response.headers.get('location');
  if (response.status !== 303 || path === null)
    throw new Error(`no se pidió la portada: ${response.status}`);
  return path;
}

/** Reads the page as one that hears of each change would, until the four are on it and the first one has come. */
async function untilDrawn(product: Product, visitor: Visitor, path: string): Promise<void> {
  const headers = { cookie: visitor.cookie };
  for (;;) {
    const html = await (await fetch(product.origin + path, { headers })).text();
    const pictures = [...html.matchAll(/src="(\/portadas\/[^"]+)"/g)].map(([, src]) => src);
    if (pictures.length === 4) {
      for (const picture of pictures)
        await (await fetch(product.origin + picture, { headers })).arrayBuffer();
      return;
    }
    if (html.includes('Intentar otra vez')) throw new Error('una portada falló');
    await sleep(50);
  }
}

/** Milliseconds of each reading of somebody's dashboard, a hundred times and for as long as `goesOn`. */
async function readPages(
  { origin }: Product,
  { cookie }: Visitor,
  goesOn: () => boolean,
): Promise<number[]> {
  const found: number[] = [];
  while (found.length < 100 || goesOn()) {
    const began = performance.now();
    await (await fetch(`${origin}/dashboard`, { headers: { cookie } })).arrayBuffer();
    found.push(performance.now() - began);
    await sleep(20);
  }
  return found;
}

/** The most memory, in MB, that the programs which draw held together, looked at every 20 ms. */
function watchMemory(): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    let kilobytes = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('child/draw-covers')) continue;
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
      } catch {
        // It ended meanwhile.
      }
    most = Math.max(most, kilobytes / 1000);
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
