import pg from 'pg';
import { toPesos } from '#content/pesos.ts';
import { system, type UserActor } from '#server/actor.ts';
import { changeOwnMembership } from '#server/services/memberships/change-own-membership.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { changeOrder } from '#server/services/payments/change-order.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { payCheckout } from '#server/services/payments/pay-checkout.ts';
import { settlePayments } from '#server/services/payments/settle-payments.ts';
import { renewMemberships } from '#server/services/renewals/renew-memberships.ts';
import { fillLaunch } from '#test/fill-launch.ts';
import { keepNotices } from '#test/membership-mails.ts';
import type { ModelOffer } from '#test/membership-model.ts';
import { createTestProvider, type TestProvider } from '#test/payment-provider.ts';
import { composePayments, type PaymentServices } from '#test/payment-world.ts';
import { anyone } from '#test/payment-story.ts';
import { planOnce } from '#test/plan-once.ts';
import { compareDay, compareYear } from './membership-comparison.ts';
import { diceOf, makeCalendar, type Rate, rateAt } from './membership-calendar.ts';
import { type Life, live, type TimedDeed } from './membership-lives.ts';
import { figure, table } from './measure.ts';
import { openCluster } from './payments-services.ts';

/** Members whose deeds happen beside each other, as many as services have connections. */
const atOnce = 8;
const most = 60;

export type Member = { actor: UserActor; email: string; life: Life };

type World = {
  services: PaymentServices;
  owner: pg.Client;
  rates: readonly Rate[];
  providers: Record<'wompi' | 'paypal', TestProvider>;
  members: readonly Member[];
  /** Where each is paid, by the person and the period. */
  references: Map<string, { name: 'wompi' | 'paypal'; reference: string }>;
  faults: string[];
  /** Milliseconds, by what took them. */
  took: Record<'deeds' | 'runs' | 'looks', number>;
};

/**
 * Members over a year of the product's time: each by a script of its own, through the services that pages and jobs call, beside
 * a model that was written apart. Each mail, order, charge and state that differs from it is a fault.
 */
export async function liveYear(
  opened: AsyncDisposableStack,
  [seed = '1', count = '1000']: string[],
): Promise<string> {
  const members = Number(count);
  const calendar = makeCalendar(Number(seed));
  const database = await openCluster(opened);
  const began = performance.now();
  const lives = Array.from({ length: members }, (_, place) =>
    live(calendar, diceOf(Number(seed) * 1_000_003 + place)),
  );
  const modelled = performance.now() - began;
  const world = await openWorld(opened, database, { lives, rates: calendar.rates });
  const left = lives.map(() => 0);
  const [runs, dayEnds] = [new Set(calendar.runs), new Set(calendar.dayEnds)];
  const marks = [...runs, ...dayEnds, ...calendar.rates.map(({ at }) => at), calendar.end];
  let [runCount, dayCount] = [0, 0];
  for (const mark of marks.toSorted((one, other) => one - other)) {
    await timed(world, 'deeds', () => doDeeds(world, left, mark));
    if (runs.has(mark)) await timed(world, 'runs', () => run(world, mark, (runCount += 1)));
    const rate = calendar.rates.find(({ at }) => at === mark);
    if (rate) await setRate(world.owner, rate);
    if (dayEnds.has(mark)) {
      const place = (dayCount += 1) - 1;
      await timed(world, 'looks', async () => {
        world.faults.push(...(await compareDay(world.services, world.members, { mark, place })));
      });
    }
  }
  const compared = await compareYear(world, calendar.end);
  world.faults.push(...compared.faults);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    table(
      [`${figure(members)} personas en ${figure(calendar.dayEnds.length)} días`, ''],
      [
        ['decisiones de las personas', figure(lives.flatMap(({ deeds }) => deeds).length)],
        ['veces que pasó el reloj', figure(calendar.runs.length)],
        ['correos iguales al modelo', figure(compared.mails)],
        ['pedidos del reloj iguales', figure(compared.opened)],
        ['cobros iguales', figure(compared.charges)],
        ['meses de créditos iguales', figure(compared.credits)],
        ['estados de cada día iguales', figure(members * calendar.dayEnds.length)],
        ['segundos del modelo', figure(modelled / 1000, 1)],
        ['segundos de las personas', figure(world.took.deeds / 1000, 1)],
        ['segundos del reloj', figure(world.took.runs / 1000, 1)],
        ['segundos mirando cada día', figure(world.took.looks / 1000, 1)],
        ['segundos en total', figure(seconds, 1)],
        ['segundos de procesador de Node', figure(processorSeconds(), 1)],
        ['diferencias', figure(world.faults.length)],
      ],
    ),
  );
  for (const fault of world.faults.slice(0, 10)) console.log(fault);
  if (world.faults.length > 0)
    throw new Error(`${figure(world.faults.length)} diferencias con el modelo`);
  if (seconds > most) throw new Error(`tardó ${figure(seconds, 1)} segundos (meta < ${most})`);
  return `membership: ${figure(0)} diferencias de ${figure(compared.mails + compared.opened + compared.charges + compared.credits)} correos, pedidos, cobros y meses de créditos y ${figure(members * calendar.dayEnds.length)} estados en un año de ${figure(members)} personas, en ${figure(seconds, 1)} segundos (meta 0, < ${most})`;
}

/** Of this process: of a machine that others use, it says more than the time that went by. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

async function timed(world: World, what: keyof World['took'], work: () => Promise<void>) {
  const began = performance.now();
  await work();
  world.took[what] += performance.now() - began;
}

async function openWorld(
  opened: AsyncDisposableStack,
  { app, owner: connection }: Awaited<ReturnType<typeof openCluster>>,
  { lives, rates }: { lives: readonly Life[]; rates: readonly Rate[] },
): Promise<World> {
  const owner = new pg.Client(connection);
  owner.on('error', () => undefined);
  await owner.connect();
  opened.defer(() => owner.end());
  // The machine does not die here: that the disk has it first shows nothing.
  await owner.query(`alter database ${connection.database} set synchronous_commit = off`);
  const memberships = await keepNotices(connection);
  // Who comes first has the price of the launch: `cupos` is about that.
  await fillLaunch(connection);
  const providers = { wompi: createTestProvider('wompi'), paypal: createTestProvider('paypal') };
  const services = composePayments(opened, {
    ...{ app, memberships, providers: Object.values(providers) },
  });
  services.db.servicePool.on('connect', planOnce);
  services.db.actorPool.on('connect', planOnce);
  const { rows } = await owner.query<{ id: string; email: string }>(
    `insert into users (email, full_name, display_name, role, email_verified)
     select 'persona' || n || '@correo.example', 'Ana Ñandú', 'Ana', 'artist', true from generate_series(1, $1) as n
     returning id, email`,
    [lives.length],
  );
  const members = lives.flatMap((life, place): Member[] => {
    const row = rows[place];
    return row
      ? [{ life, email: row.email, actor: { ...anyone, kind: 'user', userId: row.id } }]
      : [];
  });
  return {
    ...{ services, owner, rates, providers, members, references: new Map(), faults: [] },
    took: { deeds: 0, runs: 0, looks: 0 },
  };
}

/** The newest one holds, whatever time it says. */
const setRate = (owner: pg.Client, { at, copPerUsd }: Rate) =>
  owner.query('insert into exchange_rates (cop_per_usd, set_at) values ($1, $2)', [
    ...[copPerUsd, new Date(at)],
  ]);

/** What everybody does until a moment: each in their order, and beside each other. */
async function doDeeds(world: World, left: number[], until: number): Promise<void> {
  const due: { member: Member; deeds: TimedDeed[] }[] = [];
  for (const [place, member] of world.members.entries()) {
    const from = left[place] ?? 0;
    let next = from;
    while ((member.life.deeds[next]?.at ?? Infinity) <= until) next += 1;
    if (next > from) due.push({ member, deeds: member.life.deeds.slice(from, next) });
    left[place] = next;
  }
  const waiting = due.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { member, deeds } of waiting)
        for (const deed of deeds)
          await perform(world, member, deed).catch((error: unknown) => {
            const at = new Date(deed.at).toISOString();
            world.faults.push(`${member.email}, ${at}: ${JSON.stringify(deed)}: ${String(error)}`);
          });
    }),
  );
}

async function perform(world: World, member: Member, deed: TimedDeed): Promise<void> {
  const services = { ...world.services, now: () => new Date(deed.at) };
  const { actor } = member;
  switch (deed.do) {
    case 'try':
      return startTrial(services, actor);
    case 'cancel':
      await changeOwnMembership(services, actor, { type: 'cancelled', reason: null });
      return;
    case 'resume':
      await changeOwnMembership(services, actor, { type: 'resumed' });
      return;
    case 'choose':
      await changeOwnMembership(services, actor, { type: 'plan-chosen', plan: deed.plan });
      return;
    case 'begin':
      return begin(world, services, member, deed);
    case 'hear':
      return hear(world, services, member, deed.offer);
    case 'give-back':
      return giveBack(world, services, actor, deed.number);
  }
}

const keyOf = ({ email }: Member, { number }: ModelOffer): string => `${email} ${number}`;

async function begin(
  world: World,
  services: PaymentServices,
  member: Member,
  { offer, provider, at }: Extract<TimedDeed, { do: 'begin' }>,
): Promise<void> {
  const { number, plan, price } = offer;
  // What was told of a renewal is kept; everything else is at the rate of the day.
  const told = member.life.model.opened.find(
    (one) => one.number === number && one.plan === plan && one.at < at && at < one.until,
  );
  const rate = rateAt(world.rates, told && !offer.takesOver ? told.at : at);
  const { url } = await payCheckout(services, member.actor, {
    asked: {
      ...{ plan: 'digital-pro', service: null, price: null, cotizacion: null, pedido: null },
      periodo: plan === 'year' ? 'anual' : null,
    },
    shownPesos: toPesos({ amount: price, currency: 'USD' }, rate)?.amount ?? null,
    ...{ beginsNow: false, again: false, provider },
  });
  const reference = url.split('/').at(-1) ?? '';
  world.references.set(keyOf(member, offer), { name: provider, reference });
}

async function hear(
  world: World,
  services: PaymentServices,
  member: Member,
  offer: ModelOffer,
): Promise<void> {
  const known = world.references.get(keyOf(member, offer));
  if (!known) throw new Error('Nothing was begun');
  const provider = world.providers[known.name];
  provider.pay(known.reference);
  const id = known.name === 'paypal' ? `order-${known.reference}` : null;
  await observePayment(services, system, {
    provider,
    subject: { id, reference: known.reference },
  });
}

async function giveBack(
  world: World,
  services: PaymentServices,
  { userId }: UserActor,
  number: number,
): Promise<void> {
  const { rows } = await world.owner.query<{ id: string; order: string; amount: number }>(
    `select payments.id, orders.id as order, payments.amount from payments join orders on orders.id = order_id
     where user_id = $1 and membership_period = $2 and role = 'settles'`,
    [userId, number],
  );
  const [payment] = rows;
  if (!payment) throw new Error('Nothing was paid');
  const refund = { id: crypto.randomUUID(), payment: payment.id, amount: payment.amount };
  await changeOrder(services, {
    orderId: payment.order,
    tell: () => [
      { type: 'refund-asked', refund: { ...refund, reason: 'withdrawal' } },
      { type: 'refund-answered', refund: refund.id, outcome: { status: 'done', id: 'void' } },
    ],
  });
}

/** The job; now and then in two processes at once, and beside what settles payments. */
async function run({ services: all }: World, at: number, count: number): Promise<void> {
  const services = { ...all, now: () => new Date(at) };
  const times = count % 7 === 0 ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => renewMemberships(services, system)));
  if (count % 5 === 0) await settlePayments(services, system);
}
