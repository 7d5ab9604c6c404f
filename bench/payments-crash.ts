import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type AnonymousActor, system } from '#server/actor.ts';
import type { Connection } from '#server/database/connection.ts';
import { openWompiPeer } from '#server/ports/payments/wompi-peer.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { checkPayments } from '#server/services/payments/check-payments.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { receiveEvent } from '#server/services/payments/receive-event.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { findPaymentFaults } from '#test/payment-oracle.ts';
import { composePayments, type PaymentServices } from '#test/payment-world.ts';
import { figure, table } from './measure.ts';
import type { CrashTask } from './payments-crash-child.ts';
import { eventBody, listOf, payAtWompi, type WompiPeer, type WompiRow } from './payments-peer.ts';
import { copyDatabase, openCluster, type OpenOrder, placeOrders } from './payments-services.ts';

const lanes = 2;
const child = join(import.meta.dirname, 'payments-crash-child.ts');
const minute = 60_000;
const wompiItself: AnonymousActor = { kind: 'anonymous', ip: '10.0.0.1', userAgent: 'Wompi' };

/** What happened before, and what the event is about that a process dies of. */
type Story = {
  name: string;
  /** Another payment of the same attempt came in before. */
  isSecond?: boolean;
  /** The payment came in before, and this is what became of it. */
  wasApproved?: boolean;
  /** And so much of it the staff gave back from the bank. */
  byHand?: number;
  status: 'APPROVED' | 'DECLINED' | 'VOIDED';
  amount?: number;
  attempt: 'approved' | 'declined';
};

const stories: Story[] = [
  { name: 'aprobado', status: 'APPROVED', attempt: 'approved' },
  { name: 'rechazado', status: 'DECLINED', attempt: 'declined' },
  { name: 'el segundo, que se devuelve', isSecond: true, status: 'APPROVED', attempt: 'approved' },
  { name: 'por otro valor', status: 'APPROVED', amount: 5_000_000, attempt: 'approved' },
  { name: 'anulado por Wompi', wasApproved: true, status: 'VOIDED', attempt: 'approved' },
  {
    ...{ name: 'anulado tras devolver a mano', wasApproved: true, byHand: 40_000_000 },
    ...{ status: 'VOIDED', attempt: 'approved' },
  },
];

const moments = { before: 'antes de enviar', after: 'tras la respuesta' } as const;

/**
 * Kills a process with -9 between any two steps of an event: right before each statement and each request to the provider is
 * sent, and right after it was answered. What the jobs make of what it left is held against what the provider says.
 */
export async function crashEvents(opened: AsyncDisposableStack): Promise<string> {
  const cluster = await openCluster(opened);
  const tasks = stories.flatMap((story) =>
    (Object.keys(moments) as (keyof typeof moments)[]).map((when) => ({ story, when })),
  );
  const left = tasks.values();
  const rows = new Map<string, string[]>();
  const faults: string[] = [];
  let points = 0;
  const databases = await copyDatabase(cluster, lanes);
  await Promise.all(
    databases.map(async ({ app }) => {
      const lane = await openLane(opened, app);
      for (const { story, when } of left) {
        const tried = await tryEach(lane, story, when);
        points += tried.points;
        faults.push(...tried.faults);
        const row = [figure(tried.points), figure(tried.faults.length)];
        rows.set(`${story.name}, ${moments[when]}`, row);
      }
    }),
  );
  const sorted = tasks.map(({ story, when }) => `${story.name}, ${moments[when]}`);
  console.log(
    table(
      ['kill -9 al atender un evento', 'puntos', 'fallas'],
      sorted.map((name) => [name, ...(rows.get(name) ?? [])]),
    ),
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`fallan ${faults.length} de ${points} puntos de kill -9`);
  return `payments: ${figure(faults.length)} fallas en ${figure(points)} puntos de kill -9, entre cada dos pasos de un evento (meta 0)`;
}

type Lane = {
  app: Connection;
  services: PaymentServices;
  peer: WompiPeer;
  /** What left the bank, by the transaction that it is of. */
  byHand: Map<string, number>;
  /** What was wrong before is not said again. */
  known: Set<string>;
};

/** A database and a Wompi of its own: what one process left is there when the next one is tried. */
async function openLane(opened: AsyncDisposableStack, app: Connection): Promise<Lane> {
  const peer = await openWompiPeer({ now: () => new Date(), timeout: 10_000 });
  opened.defer(() => peer.close());
  return {
    app,
    peer,
    services: composePayments(opened, { app, providers: [peer.provider] }),
    ...{ byHand: new Map(), known: new Set() },
  };
}

async function tryEach(lane: Lane, story: Story, when: keyof typeof moments) {
  const faults: string[] = [];
  for (let point = 1; ; point += 1) {
    const { services, peer } = lane;
    const [order] = await placeOrders(services.db, 1);
    if (!order) throw new Error('no order');
    if (story.isSecond === true)
      await receive(lane, payAtWompi(peer, order, { status: 'APPROVED' }));
    const row = payAtWompi(peer, order, { ...story, status: 'APPROVED' });
    if (story.wasApproved === true) await receive(lane, row);
    if (story.byHand !== undefined)
      await giveBackByHand(lane, { order, row, amount: story.byHand });
    row.status = story.status;
    const event = { id: `${row.id}:${row.status}`, body: eventBody(row) };
    const { apiUrl, checkoutUrl } = peer;
    const died = await runChild({
      ...{ app: lane.app, peer: { apiUrl, checkoutUrl }, event, point, when },
    });
    const found = await recover(lane, { story, order, row });
    if (found.length > 0)
      faults.push(`${story.name}, ${moments[when]} de ${died ?? 'nada'}: ${found.join('; ')}`);
    if (died === null) return { points: point - 1, faults };
  }
}

const receive = async ({ services }: Lane, row: WompiRow): Promise<void> => {
  const event = { body: Buffer.from(eventBody(row)), headers: new Headers() };
  await receiveEvent(services, wompiItself, { name: 'wompi', event });
  await settlePayments(later(services, minute), system);
};

async function giveBackByHand(
  { services, byHand }: Lane,
  { order, row, amount }: { order: OpenOrder; row: WompiRow; amount: number },
): Promise<void> {
  const id = `a-mano:${row.id}`;
  await changeOrder(services, {
    orderId: order.id,
    tell: () => [
      {
        type: 'refund-asked',
        refund: { id, payment: `wompi:${row.id}`, amount, reason: 'courtesy' },
      },
      { type: 'refund-answered', refund: id, outcome: { status: 'manual', reason: 'No' } },
      { type: 'refund-made', refund: id, transfer: 'TRX-9' },
    ],
  });
  byHand.set(row.id, amount);
}

const later = (services: PaymentServices, ms: number): PaymentServices => ({
  ...services,
  now: () => new Date(Date.now() + ms),
});

/** What it died of; null where there was nothing left to die of. */
async function runChild(task: CrashTask): Promise<string | null> {
  const process = fork(child, [JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { stdout, stderr } = process;
  if (!stdout || !stderr) throw new Error('no output');
  const [said, errors, [code, signal]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(process, 'exit') as Promise<[number | null, string | null]>,
  ]);
  if (signal === 'SIGKILL') return said.trim();
  if (code !== 0) throw new Error(errors);
  return null;
}

/** The jobs of the next quarter of an hour and of the second night, and what is wrong then that was not before. */
async function recover(
  lane: Lane,
  { story, order, row }: { story: Story; order: OpenOrder; row: WompiRow },
): Promise<string[]> {
  const { services, peer, byHand } = lane;
  // Whoever had no response sends it again. Only for what became of a payment later that is needed.
  if (story.wasApproved === true) await receive(lane, row);
  for (const minutes of [1, 3]) await settlePayments(later(services, minutes * minute), system);
  await checkPayments(later(services, 12 * minute), system);
  await settlePayments(later(services, 15 * minute), system);
  await comparePayments(later(services, 40 * 60 * minute), system);
  await settlePayments(later(services, 40 * 60 * minute), system);
  const listed = listOf(peer);
  const returned = new Map<string, number[]>();
  for (const { id, amount } of listed)
    returned.set(
      id,
      Array.from({ length: await peer.refundsOf(id) }, () => amount.amount),
    );
  const faults = await findPaymentFaults(services.db.servicePool, [
    {
      ...{ provider: 'wompi', listed },
      returned: (id) => returned.get(id) ?? [],
      byHand: (id) => byHand.get(id) ?? 0,
    },
  ]);
  const { rows } = await services.db.servicePool.query<{ status: string }>(
    'select status from payment_attempts where id = $1',
    [order.attempt],
  );
  if (rows[0]?.status !== story.attempt) faults.push(`the attempt is ${rows[0]?.status}`);
  const news = faults.filter((fault) => !lane.known.has(fault));
  for (const fault of news) lane.known.add(fault);
  return news;
}
