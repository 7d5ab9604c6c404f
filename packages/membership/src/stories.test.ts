/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesTried } from '#test/sampled.ts';
import {
  accessUntil,
  applyEvent,
  creditWindows,
  endOf,
  type Membership,
  type MembershipEvent,
  MembershipFault,
  newMembership,
  nextLook,
  type Notice,
  paidUntil,
  type Plan,
  statusAt,
  tierAt,
} from './index.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** By the calendar that the platform has: another way to it than ours. */
const monthsLater = (moment: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('America/Bogota')
    .add({ months }).epochMilliseconds;

type Deed =
  | { do: 'trial' | 'cancel' | 'resume' | 'look' | 'announce' | 'fail' | 'lose-source' }
  | { do: 'pay'; plan: Plan; startsNow: boolean }
  | { do: 'pay-again'; place: number }
  | { do: 'refund'; place: number }
  | { do: 'renew-by'; renewal: 'link' | 'nequi' | 'paypal' };

const always = <Value>(value: Value) => fc.constant(value);
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: always('pay' as const),
      plan: fc.constantFrom('month', 'month', 'year'),
      startsNow: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('look' as const, 'announce' as const, 'fail' as const),
    }),
  },
  fc.record({ do: fc.constantFrom('trial' as const, 'cancel' as const, 'resume' as const) }),
  fc.record({ do: always('lose-source' as const) }),
  fc.record({ do: always('pay-again' as const), place: fc.nat(5) }),
  fc.record({ do: always('refund' as const), place: fc.nat(5) }),
  fc.record({
    do: always('renew-by' as const),
    renewal: fc.constantFrom('link', 'nequi', 'paypal'),
  }),
);
/** From an hour to half a year, by a clock that is put back now and then. */
const waits = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9 * 24 }) },
  { weight: 3, arbitrary: fc.integer({ min: 20 * 24, max: 40 * 24 }) },
  fc.integer({ min: 0, max: 400 * 24 }),
  fc.integer({ min: -3, max: 0 }),
);
const stories = fc.tuple(
  fc.integer({ min: Date.parse('2026-01-01') / hour, max: Date.parse('2032-01-01') / hour }),
  fc.array(fc.tuple(waits, deeds), { minLength: 1, maxLength: 25 }),
);

function eventOf(deed: Deed, membership: Membership): MembershipEvent | null {
  const number = (membership.periods.at(-1)?.number ?? 0) + 1;
  const placed = 'place' in deed ? membership.periods[deed.place] : null;
  switch (deed.do) {
    case 'trial':
      return { type: 'trial-started', days: 7 };
    case 'cancel':
      return { type: 'cancelled', reason: null };
    case 'resume':
      return { type: 'resumed' };
    case 'look':
      return { type: 'looked-at' };
    case 'announce':
      return { type: 'renewal-opened', number };
    case 'lose-source':
      return { type: 'source-gone' };
    case 'fail':
      return { type: 'charge-failed', number };
    case 'renew-by':
      return { type: 'renewal-chosen', renewal: deed.renewal };
    case 'pay': {
      const { plan, startsNow } = deed;
      const order = `order-${number}`;
      return { type: 'period-paid', number, plan, order, price: 3000, startsNow };
    }
    case 'pay-again':
      return placed ? { ...placed, type: 'period-paid', startsNow: false } : null;
    case 'refund':
      return placed ? { type: 'period-refunded', order: placed.order } : null;
  }
}

/** What an accountant would know: a few numbers, and no list of periods. Follows stories in which no money goes back. */
class Accountant {
  trialEnd = Number.NEGATIVE_INFINITY;
  paidEnd = Number.NEGATIVE_INFINITY;
  #anchor = 0;
  #months = 0;
  isCancelled = false;
  #paid = new Set<string>();

  /** PayPal charges the first period when the trial ends. */
  isTrialToPay = false;

  get access(): number {
    const grace = this.isCancelled ? 0 : 7 * day;
    return Math.max(this.trialEnd + (this.isTrialToPay ? 7 * day : 0), this.paidEnd + grace);
  }

  hear(event: MembershipEvent, now: number): void {
    if (event.type === 'trial-started') this.trialEnd = now + 7 * day;
    if (event.type === 'cancelled') this.isCancelled = true;
    if (event.type === 'resumed') this.isCancelled = false;
    if (event.type === 'period-paid' && !this.#paid.has(event.order)) this.#pay(event, now);
  }

  #pay({ order, plan, startsNow }: Extract<MembershipEvent, { type: 'period-paid' }>, now: number) {
    this.#paid.add(order);
    const isAfterTrial = this.isTrialToPay && now >= this.trialEnd && now < this.access;
    const goesOn = now < this.access && this.paidEnd > Number.NEGATIVE_INFINITY;
    this.isTrialToPay = false;
    const takesOver = startsNow && now < this.paidEnd;
    if (!goesOn || takesOver) {
      this.#anchor = isAfterTrial ? this.trialEnd : Math.max(now, this.trialEnd);
      this.#months = 0;
    }
    this.#months += plan === 'year' ? 12 : 1;
    this.paidEnd = monthsLater(this.#anchor, this.#months);
    this.isCancelled = false;
  }
}

test('in 10,000 stories nobody loses what they paid, nobody stays longer, and nothing is said twice', () => {
  fc.assert(
    fc.property(stories, ([start, story]) => {
      let membership = newMembership;
      let now = start * hour;
      const accountant = new Accountant();
      let isRefunded = false;
      let wentBack = false;
      let said: Notice[] = [];
      for (const [wait, deed] of story) {
        now += wait * hour;
        wentBack ||= wait < 0;
        const moment = new Date(now);
        const event = eventOf(deed, membership);
        if (!event) continue;
        const before = membership;
        try {
          const step = applyEvent(before, event, moment);
          membership = step.membership;
          if (membership.periods.length > before.periods.length) said = [];
          said.push(...step.effects.map(({ notice }) => notice));
          accountant.hear(event, now);
          accountant.isTrialToPay =
            membership.renewal === 'paypal' && membership.periods.length === 0;
        } catch (error) {
          if (!(error instanceof MembershipFault)) throw error;
          continue;
        }
        isRefunded ||= event.type === 'period-refunded';
        // Told again, it changes nothing.
        if (event.type !== 'trial-started')
          expect(applyEvent(membership, event, moment)).toEqual({ membership, effects: [] });
        // Each thing is said once until somebody pays.
        expect(new Set(said).size).toBe(said.length);
        expectSound(membership, moment, wentBack);
        const until = accessUntil(membership)?.getTime() ?? Number.NEGATIVE_INFINITY;
        if (!isRefunded) expect(until).toBe(accountant.access);
        if (event.type === 'period-refunded') {
          const kept = membership.periods.filter((one) => !one.cut && one.endsAt > moment);
          const months = kept.reduce((sum, { plan }) => sum + (plan === 'year' ? 12 : 1), 0);
          // What is left is what was paid for: no more than its months, from now or from where it began, and the trial.
          const from = Math.min(now, ...kept.map(({ startsAt }) => startsAt.getTime()));
          const most = monthsLater(from, months) + (membership.trial ? 11 : 4) * day;
          expect((paidUntil(membership)?.getTime() ?? 0) <= most || kept.length === 0).toBe(true);
        }
      }
    }),
    { numRuns: timesTried(10_000) },
  );
  // On a busy machine more than a test usually takes.
}, 120_000);

/** What holds of every membership at every moment; where no clock was put back, no moment was paid twice. */
function expectSound(membership: Membership, now: Date, wentBack: boolean): void {
  const until = accessUntil(membership);
  const isIn = until !== null && now < until;
  const status = statusAt(membership, now);
  expect(isIn).toBe(!['none', 'ended'].includes(status));
  expect(tierAt({ granted: 'free', memberUntil: until }, now)).toBe(isIn ? 'pro' : 'free');
  // Periods do not overlap, and each of its credits' windows lies within it and after the one before.
  let end = Number.NEGATIVE_INFINITY;
  for (const period of membership.periods) {
    const ends = endOf(period).getTime();
    expect(period.endsAt).toEqual(new Date(monthsLater(period.anchor.getTime(), period.months)));
    if (period.cut?.by === 'refund' || ends <= period.startsAt.getTime()) continue;
    if (!wentBack) expect(period.startsAt.getTime()).toBeGreaterThanOrEqual(end);
    end = ends;
    let last = period.startsAt.getTime();
    for (const { startsAt, endsAt } of creditWindows(period)) {
      expect(startsAt.getTime()).toBe(last);
      last = endsAt.getTime();
    }
    expect(last).toBe(end);
  }
}

test('looked at when it asks for it, a membership says what it would say if it were looked at each hour', () => {
  const shapes = fc.record({
    start: fc.integer({
      min: Date.parse('2026-01-01') / hour,
      max: Date.parse('2032-01-01') / hour,
    }),
    trial: fc.boolean(),
    payments: fc.array(fc.integer({ min: 0, max: 40 * 24 }), { maxLength: 3 }),
    renewal: fc.constantFrom('link' as const, 'nequi' as const, 'paypal' as const),
  });
  fc.assert(
    fc.property(shapes, ({ start, trial, payments, renewal }) => {
      const known: [number, MembershipEvent][] = [[start, { type: 'renewal-chosen', renewal }]];
      let at = start;
      if (trial) known.push([at, { type: 'trial-started', days: 7 }]);
      for (const [index, wait] of payments.entries()) {
        at += wait;
        const number = index + 1;
        known.push([
          at,
          {
            type: 'period-paid',
            number,
            plan: 'month',
            order: `o${number}`,
            price: 3000,
            startsNow: false,
          },
        ]);
      }
      const end = at + 60 * 24;
      expect(listen(known, end, (now) => now + hour)).toEqual(
        listen(known, end, (now, membership) => nextLook(membership, new Date(now))?.getTime()),
      );
    }),
    { numRuns: 200 },
  );
});

/** What is said until an end, and when, by whoever looks when `next` says. */
function listen(
  known: readonly [number, MembershipEvent][],
  end: number,
  next: (now: number, membership: Membership) => number | undefined,
): [number, Notice][] {
  let membership = newMembership;
  const said: [number, Notice][] = [];
  const apply = (event: MembershipEvent, now: number) => {
    const step = applyEvent(membership, event, new Date(now));
    membership = step.membership;
    said.push(...step.effects.map(({ notice }): [number, Notice] => [now, notice]));
  };
  for (const [index, [hours, event]] of known.entries()) {
    const until = (known[index + 1]?.[0] ?? end) * hour;
    apply(event, hours * hour);
    apply({ type: 'looked-at' }, hours * hour);
    let now = hours * hour;
    for (;;) {
      const later = next(now, membership);
      if (later === undefined || later >= until) break;
      now = later;
      apply({ type: 'looked-at' }, now);
    }
  }
  return said;
}
