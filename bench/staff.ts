import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runnerImport } from 'vite';
import { to as copyTo } from 'pg-copy-streams';
import { proposalStatuses } from '#packages/contact/src/index.ts';
import type { StaffActor } from '#server/actor.ts';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { openDatabase } from '#server/database/database.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { countContacts } from '#server/services/desk/count-contacts.ts';
import { listContacts } from '#server/services/desk/list-contacts.ts';
import { createAnswerTimes } from '#server/services/proposals/answer-times.ts';
import { listOrders } from '#server/services/payment-desk/list-orders.ts';
import type { OrderView } from '#server/services/payment-desk/order-views.ts';
import { countProposals } from '#server/services/proposals/count-proposals.ts';
import { listProposals } from '#server/services/proposals/list-proposals.ts';
import type { ProposalView } from '#server/services/proposals/proposal-views.ts';
import { crashIntake } from './intake-crash.ts';
import { fillContacts } from './many-contacts.ts';
import { fillOrders } from './many-orders.ts';
import { fillProposals } from './many-proposals.ts';
import { figure, interleave, median, medianRatio, percentile, table } from './measure.ts';
import { type Product, readResidentBytes, startProduct } from './product.ts';
import { signIn } from './visitor.ts';

const contacts = 1_000_000;
const orders = 300_000;
const rounds = 40;
const people = 20;
const seconds = 30;
const exports = 5;

/** What the staff types, by what makes it hard. */
const searches = {
  nada: '',
  común: 'gmail',
  'un servicio': 'produccion',
  raro: 'sello417',
  ausente: 'zzyzx',
  'dos palabras': 'jorge zuluaga',
  'tres palabras': 'icloud manejo osc',
  'con tilde': 'Ñáñez',
  'una letra': 'm',
  'una letra rara': 'x',
  'dos letras': 'in',
  'dos ausentes': 'zq',
};

const parts = { listas: lists, entrada: intake } as const;

/** What comes in and what the staff makes of it: both parts, or the one that is named. */
export async function staffBench(
  opened: AsyncDisposableStack,
  [part]: string[] = [],
): Promise<string> {
  const chosen = Object.entries(parts).filter(([name]) => part === undefined || name === part);
  if (chosen.length === 0) throw new Error(`las partes son ${Object.keys(parts).join(' y ')}`);
  const lines: string[] = [];
  for (const [, bench] of chosen) lines.push(await bench(opened));
  return lines.join('\n');
}

/** The forms with their limits beside bare inserts, and what is left of their messages after kill -9. */
async function intake(opened: AsyncDisposableStack): Promise<string> {
  const { lost, twice, acknowledged } = await crashIntake(opened);
  // Services load mails, which are JSX: Vite reads it, as it does for the build.
  const { module } = await runnerImport<typeof import('./intake.ts')>(
    join(import.meta.dirname, 'intake.ts'),
    { configFile: false },
  );
  const ratio = await module.timeIntake(opened);
  return `staff: entran ${figure(ratio, 2)} veces los inserts solos (meta ≥ 0,40); ${figure(lost)} mensajes perdidos y ${figure(twice)} repetidos de ${figure(acknowledged)} confirmados, con kill -9 (meta 0)`;
}

/** The staff's lists over three years of messages: in SQL, as pages for twenty people, and as a file. */
async function lists(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened);
  const { cookie } = await signIn(product, 'equipo@demo.example');
  const connection = { ...runningCluster(product.dataDir), database: embeddedName };
  const owner = new pg.Client(connection);
  await owner.connect();
  opened.defer(() => owner.end());
  await fillContacts(owner, contacts);
  await fillProposals(owner);
  await fillOrders(owner, orders);

  const inSql = Math.max(...Object.values(await timeSearches(opened, connection)));
  const pages = await timePages(product, cookie);
  const { ratio, grown } = await timeFile(product, cookie, owner);
  return `staff: p95 ${figure(inSql, 1)} ms en SQL (meta < 50), ${figure(pages, 1)} ms la página con ${people} personas (meta < 120); CSV ${figure(ratio, 2)} veces COPY (meta ≥ 0,50), ${figure(grown)} MB sobre el reposo (meta < 80)`;
}

/** Page and count together, for each search of either list; the worst p95 of them. */
async function timeSearches(opened: AsyncDisposableStack, connection: pg.ClientConfig) {
  const db = openDatabase(connection as Parameters<typeof openDatabase>[0], console.error);
  opened.defer(() => db.close());
  const actor: StaffActor = {
    kind: 'staff',
    userId: '00000000-0000-4000-8000-000000000000',
    ip: '',
    userAgent: '',
  };
  const now = () => new Date();
  const timed = (work: () => Promise<unknown>) => async () => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const ofContacts = Object.fromEntries([
    ...Object.entries(searches).map(([name, search]) => [
      name,
      timed(() => listContacts({ db }, actor, { view: 'newest', search, cursor: null })),
    ]),
    [
      'por nombre',
      timed(() => listContacts({ db }, actor, { view: 'name', search: 'zuluaga', cursor: null })),
    ],
    ['las tres cifras', timed(() => countContacts({ db, now }, actor))],
  ]) as Record<string, () => Promise<number>>;
  const proposals = (view: ProposalView, search = '') =>
    timed(() => listProposals({ db, now }, actor, { view, search, cursor: null }));
  const ofProposals: Record<string, () => Promise<number>> = {
    'las siete cuentas': timed(() => countProposals({ db, now }, actor)),
    todas: proposals('all'),
    ...Object.fromEntries(proposalStatuses.map((status) => [status, proposals(status)])),
    'por responder': proposals('waiting'),
    vencidas: proposals('late'),
    'todas: «gmail»': proposals('all', 'gmail'),
    'todas: «sello417»': proposals('all', 'sello417'),
    'new: «gmail»': proposals('new', 'gmail'),
    'new: «sello417»': proposals('new', 'sello417'),
    'new: «jorge zuluaga»': proposals('new', 'jorge zuluaga'),
    'closed: «gmail»': proposals('closed', 'gmail'),
    'closed: «sello417»': proposals('closed', 'sello417'),
    'closed: «zzyzx»': proposals('closed', 'zzyzx'),
  };
  const listed = (view: OrderView, search = '') =>
    timed(() => listOrders({ db, now }, actor, { view, search, cursor: null }));
  const ofOrders: Record<string, () => Promise<number>> = {
    todos: listed('all'),
    'por comprobante': listed('all', 'C-012345'),
    'por un monto común': listed('all', 'USD 390'),
    'por un monto raro': listed('all', '271,11'),
    'pagados: por un monto común': listed('paid', '390'),
    'devueltos: por un monto común': listed('refunded', '390'),
    'todos: «gmail»': listed('all', 'gmail'),
    'todos: «zzyzx»': listed('all', 'zzyzx'),
  };
  const result = {
    ofOrders: await worst('Pedidos', ofOrders),
    ofContacts: await worst('Contactos', ofContacts),
    ofProposals: await worst('Propuestas', ofProposals),
  };
  await worst('Reloj', {
    'la medida de 30 días, una por minuto': timed(() => createAnswerTimes({ db, now })()),
  });
  return result;
}

async function worst(list: string, contestants: Record<string, () => Promise<number>>) {
  const found = await interleave(contestants, rounds);
  const rows = Object.entries(found).map(([name, times]) => [
    searches[name as keyof typeof searches] === undefined
      ? name
      : `${name}: «${searches[name as keyof typeof searches]}»`,
    figure(median(times), 1),
    figure(percentile(times, 0.95), 1),
  ]);
  console.log(table([`${list}: ms en SQL, página y cuenta`, 'mediana', 'p95'], rows));
  return Math.max(...Object.values(found).map((times) => percentile(times, 0.95)));
}

const tabs = ['', 'nuevas', 'en-proceso', 'contactadas', 'cerradas'];

/** Twenty people who search either list, read for a second, and search again. */
async function timePages({ origin }: Product, cookie: string): Promise<number> {
  const times: number[] = [];
  const words = Object.values(searches);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      await sleep((1000 * person) / people);
      for (let turn = person; performance.now() < end; turn += 1) {
        const search = words[turn % words.length] ?? '';
        const began = performance.now();
        const page =
          turn % 2 === 0 ? 'dashboard?' : `contact-submissions?estado=${tabs[turn % tabs.length]}&`;
        const address = `${origin}/admin/${page}buscar=${encodeURIComponent(search)}`;
        const response = await fetch(address, { headers: { cookie } });
        await response.text();
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        times.push(performance.now() - began);
        await sleep(1000);
      }
    }),
  );
  const p95 = percentile(times, 0.95);
  console.log(
    table(
      [`ms de la página, ${people} personas`, 'mediana', 'p95', 'cuántas'],
      [
        [
          'de pedirla a su último byte',
          figure(median(times), 1),
          figure(p95, 1),
          figure(times.length),
        ],
      ],
    ),
  );
  return p95;
}

/** The file of all, beside the same table as PostgreSQL alone writes it; and what the server grows by meanwhile. */
async function timeFile(product: Product, cookie: string, owner: pg.Client) {
  const idle = await readResidentBytes(product.origin);
  let most = idle;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await readResidentBytes(product.origin));
      await sleep(100);
    }
  })();
  /** Rows a second, in thousands: one of them quotes more than the other. */
  const rate = async (read: () => Promise<AsyncIterable<Uint8Array>>) => {
    const began = performance.now();
    let bytes = 0;
    for await (const chunk of await read()) bytes += chunk.length;
    if (bytes < 100 * contacts) throw new Error(`The file ended after ${bytes} bytes`);
    return contacts / (performance.now() - began);
  };
  const found = await interleave(
    {
      file: () =>
        rate(async () => {
          const response = await fetch(`${product.origin}/admin/contactos.csv`, {
            headers: { cookie },
          });
          if (!response.ok || !response.body) throw new Error(`${response.status}`);
          return response.body;
        }),
      copy: () =>
        rate(async () =>
          owner.query(
            copyTo(
              'copy (select name, email, phone, service, message, created_at from contacts) to stdout with (format csv, header)',
            ),
          ),
        ),
    },
    exports,
  );
  isDone = true;
  await watching;
  console.log(
    table(
      ['miles de filas por segundo', 'mediana'],
      [
        ['el archivo CSV', figure(median(found.file), 1)],
        ['COPY … TO STDOUT', figure(median(found.copy), 1)],
      ],
    ),
  );
  return { ratio: medianRatio(found.file, found.copy), grown: (most - idle) / 1e6 };
}
