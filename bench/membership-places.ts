import { type UserActor } from '#server/actor.ts';
import { system } from '#server/actor.ts';
import { isAppError } from '#server/app-error.ts';
import { observePayment } from '#server/services/payments/observe-payment.ts';
import { payCheckout } from '#server/services/payments/pay-checkout.ts';
import { readCheckout } from '#server/services/payments/read-checkout.ts';
import { keepNotices } from '#test/membership-mails.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { anyone } from '#test/payment-story.ts';
import { composePayments, type PaymentServices } from '#test/payment-world.ts';
import { figure, table } from './measure.ts';
import { openCluster } from './payments-services.ts';

const people = 500;
const places = 100;
const processes = 2;
const asked = {
  ...{ plan: 'digital-pro', service: null, price: null, cotizacion: null, pedido: null },
};

/** 500 people who begin to pay at once, by two processes; whoever reads that the price changed begins again. All of them pay. */
export async function fillPlaces(opened: AsyncDisposableStack): Promise<string> {
  const { app, owner } = await openCluster(opened);
  const paypal = createTestProvider('paypal');
  const memberships = await keepNotices(owner);
  const all = Array.from({ length: processes }, () =>
    composePayments(opened, { app, memberships, providers: [paypal] }),
  );
  const [first] = all;
  if (!first) throw new Error('Nobody serves');
  const { rows } = await first.db.servicePool.query<{ id: string }>(
    `insert into users (email, full_name, display_name, role, email_verified)
     select 'persona' || n || '@correo.example', 'Ana Ñandú', 'Ana', 'artist', true from generate_series(1, $1) as n
     returning id`,
    [people],
  );
  const began = performance.now();
  const references = await Promise.all(
    rows.map(({ id }, place) =>
      begin(all[place % processes] ?? first, { ...anyone, kind: 'user', userId: id }),
    ),
  );
  for (const reference of references) paypal.pay(reference);
  await Promise.all(
    references.map((reference, place) =>
      observePayment(all[place % processes] ?? first, system, {
        ...{ provider: paypal, subject: { id: `order-${reference}`, reference } },
      }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const found = await first.db.servicePool.query<
    Record<'paid' | 'launch' | 'kept' | 'odd', string>
  >(
    `select count(*) filter (where status = 'paid') as paid, count(*) filter (where status = 'paid' and is_launch) as launch,
      (select count(*) from launch_places where kept_at is not null) as kept,
      count(*) filter (where price <> case when is_launch then 1500 else 3000 end) as odd
     from orders`,
  );
  const counted = found.rows[0];
  const [paid, launch, kept] = [counted?.paid, counted?.launch, counted?.kept].map(Number);
  console.log(
    table(
      [`${figure(people)} personas a la vez, ${processes} procesos`, ''],
      [
        ['pagaron', figure(paid ?? 0)],
        ['con el precio de lanzamiento', figure(launch ?? 0)],
        ['cupos guardados', figure(kept ?? 0)],
        ['segundos', figure(seconds, 1)],
      ],
    ),
  );
  if (paid !== people || launch !== places || kept !== places || Number(counted?.odd) > 0)
    throw new Error('los cupos no son los que hay');
  return `membership: ${figure(launch)} cupos de lanzamiento para ${figure(people)} personas a la vez (meta ≤ ${places})`;
}

/** As a person does: reads the price, and begins; until it is the price that they read. */
async function begin(services: PaymentServices, actor: UserActor): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    await readCheckout(services, actor, asked);
    try {
      const { url } = await payCheckout(services, actor, {
        ...{ asked, shownPesos: null, beginsNow: false, again: false, provider: 'paypal' },
      });
      return url.split('/').at(-1) ?? '';
    } catch (error) {
      if (!isAppError(error) || error.code !== 'order.price-changed') throw error;
    }
  }
  throw new Error('The price never stayed');
}
