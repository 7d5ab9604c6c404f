import type pg from 'pg';
import { sql } from 'kysely';
import { toPesos } from '#content/pesos.ts';
import { readOwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { tierOfUser } from '#server/services/memberships/tier-sql.ts';
import type { PaymentServices } from '#test/payment-world.ts';
import { type Rate, rateAt } from './membership-calendar.ts';
import { dayText } from './membership-lives.ts';
import type { Member } from './membership-year.ts';

const momentOf = (moment: Date | null): number => moment?.getTime() ?? Number.NEGATIVE_INFINITY;

/** What differs at the end of a day, of everybody: the tier of that moment, and what is kept. */
export async function compareDay(
  { db }: Pick<PaymentServices, 'db'>,
  members: readonly Member[],
  { mark, place }: { mark: number; place: number },
): Promise<string[]> {
  const rows = await db.service
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'status', 'access_until as access', 'member_until as member'])
    .select(['users.tier as keptTier', 'subscription_status as keptStatus'])
    .select(tierOfUser(new Date(mark)).as('tier'))
    .select(
      sql<Date | null>`(select ends_at from membership_periods
        where membership_id = memberships.id and cut_at is null order by number desc limit 1)`.as(
        'paid',
      ),
    )
    .execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  return members.flatMap(({ actor, email, life }) => {
    const row = kept.get(actor.userId);
    if (!row) return [`${email}: is not there`];
    const [paid, access] = [momentOf(row.paid), momentOf(row.member)];
    const found = dayText(row.tier, row.status ?? 'none', paid, access);
    const day = new Date(mark).toISOString();
    return [
      ...(found === life.days[place]
        ? []
        : [`${email}, ${day}: ${found}\n  in place of ${life.days[place]}`]),
      ...(access === momentOf(row.access) && row.keptStatus === (row.status ?? 'none')
        ? []
        : [
            `${email}, ${day}: the account says ${row.keptStatus} until ${row.member?.toISOString()}`,
          ]),
    ];
  });
}

type Compared = {
  mails: number;
  opened: number;
  charges: number;
  credits: number;
  faults: string[];
};
type World = {
  services: PaymentServices;
  owner: pg.Client;
  members: readonly Member[];
  rates: readonly Rate[];
};

/** What differs in the end of all that was told, opened and paid, and of what each member sees. */
export async function compareYear(world: World, end: number): Promise<Compared> {
  const compared: Compared = { mails: 0, opened: 0, charges: 0, credits: 0, faults: [] };
  const [told, orders] = [await readTold(world.owner), await readOrders(world.owner)];
  const credits = await readCredits(world.owner);
  for (const { actor, email, life } of world.members) {
    const { model, charges } = life;
    const differ = (what: string, is: readonly string[], due: readonly string[]): number => {
      const missing = due.filter((one) => !is.includes(one));
      const unasked = is.filter((one, place) => !due.includes(one) || is.indexOf(one) !== place);
      for (const one of missing) compared.faults.push(`${email}: no ${what} ${one}`);
      for (const one of unasked) compared.faults.push(`${email}: one ${what} more, ${one}`);
      return due.length - missing.length;
    };
    compared.mails += differ(
      'mail',
      (told.get(email) ?? []).map((one) => saidText({ ...one, at: one.at.getTime() })),
      model.said.map(saidText),
    );
    const own = orders.get(actor.userId) ?? [];
    compared.opened += differ(
      'order of the clock',
      own
        .filter((one) => one.isRenewal)
        .map((one) => `${one.number} ${one.plan} ${one.price} ${one.pesos}`),
      model.opened.map(({ at, number, plan, price }) => {
        const pesos = toPesos({ amount: price, currency: 'USD' }, rateAt(world.rates, at));
        return `${number} ${plan} ${price} ${pesos?.amount}`;
      }),
    );
    compared.charges += differ(
      'charge',
      own.flatMap((one) =>
        one.paidAt
          ? [
              chargeText({
                ...one,
                paidAt: one.paidAt.getTime(),
                cents: one.price,
                isBack: one.status === 'refunded',
              }),
            ]
          : [],
      ),
      charges.map(chargeText),
    );
    compared.credits += differ('month of credits', credits.get(actor.userId) ?? [], [
      ...model.granted,
    ]);
    const wrong = own.flatMap(({ paidAt, payments, amounts }) =>
      payments === (paidAt ? 1 : 0) && amounts ? [] : [`${payments} payments`],
    );
    differ('order that was paid so', wrong, []);
    differ('page', [await pageOf(world, { actor, email, life }, end)], [modelPage(life, end)]);
  }
  return compared;
}

const saidText = ({ at, notice, stretch }: { at: number; notice: string; stretch: number }) =>
  `${new Date(at).toISOString()} ${notice} ${stretch}`;

const chargeText = (charge: Omit<Member['life']['charges'][number], 'plan'> & { plan: string }) =>
  `${charge.number} ${charge.plan} ${charge.cents} ${new Date(charge.paidAt).toISOString()} ${charge.isBack ? 'back' : 'kept'}`;

async function readTold(owner: pg.Client) {
  const { rows } = await owner.query<{ email: string; at: Date; notice: string; stretch: number }>(
    'select user_email as email, at, notice, stretch from told',
  );
  return Map.groupBy(rows, ({ email }) => email);
}

/** The months whose credits were granted; one that is not USD 50, or not in the books, is named so. */
async function readCredits(owner: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ user: string; name: string; at: Date; isRight: boolean }>(
    `with books as (
      select split_part(posting, ':', 3) as membership, split_part(posting, ':', 4) || '.' || split_part(posting, ':', 5) as name,
        -sum(amount) as amount
      from ledger_entries where account = 'credits' group by 1, 2
    )
    select user_id as user, name, starts_at as at,
      granted = 5000 and held = 0 and used = 0 and amount = case when expired_at is null then granted else 0 end as "isRight"
    from credit_windows join memberships on memberships.id = membership_id
    left join books on membership = membership_id::text and name = period || '.' || place`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ user }) => user)].map(([user, all]) => [
      user,
      all.map(({ name, at, isRight }) => `${name} ${at.toISOString()}${isRight ? '' : ' wrong'}`),
    ]),
  );
}

type Row = {
  user: string;
  number: number;
  plan: string;
  price: number;
  pesos: number;
  isRenewal: boolean;
  status: string;
  paidAt: Date | null;
  payments: number;
  /** What came in is what the order costs. */
  amounts: boolean;
};

async function readOrders(owner: pg.Client): Promise<Map<string, Row[]>> {
  const { rows } = await owner.query<Row>(
    `select user_id as user, membership_period as number, plan, price::float8, pesos::float8, is_renewal as "isRenewal", status,
      paid_at as "paidAt", count(payments.id)::int as payments,
      bool_and(payments.id is null or payments.amount = case payments.currency when 'COP' then pesos else price end) as amounts
     from orders left join payments on order_id = orders.id group by orders.id`,
  );
  return Map.groupBy(rows, ({ user }) => user);
}

/** What a member sees in the end. */
async function pageOf({ services }: World, { actor }: Member, end: number): Promise<string> {
  const own = await readOwnMembership({ ...services, now: () => new Date(end) }, actor);
  const offer = (plan: 'month' | 'year') => {
    const offered = own.offers[plan];
    return offered ? `${offered.number} ${offered.startsNow} ${offered.left}` : 'none';
  };
  return `${own.status} ${own.next?.plan ?? 'none'} ${offer('month')} ${offer('year')}`;
}

function modelPage({ model }: Member['life'], end: number): string {
  const status = model.status(end);
  const offer = (plan: 'month' | 'year') => {
    const offered = model.offer(plan, end);
    const left = offered && { month: 3000, year: 24_900 }[plan] - offered.price;
    return offered ? `${offered.number} ${offered.takesOver} ${left}` : 'none';
  };
  const next = status === 'active' || status === 'past_due' ? model.plan : 'none';
  return `${status} ${next} ${offer('month')} ${offer('year')}`;
}
