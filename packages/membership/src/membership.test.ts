import { describe, expect, test } from 'vitest';
import {
  accessUntil,
  applyEvent,
  creditWindowAt,
  creditWindows,
  endOf,
  isPaidAt,
  leftOf,
  type Membership,
  type MembershipEvent,
  MembershipFault,
  newMembership,
  nextLook,
  type Notice,
  periodAt,
  planOfNext,
  renewalSpan,
  statusAt,
  tierAt,
} from './index.ts';

const at = (text: string) => new Date(`${text}-05:00`);
type Told = [moment: string, event: MembershipEvent];

/** What a story leads to, and what was told on its way. */
function follow(story: readonly Told[], from: Membership = newMembership) {
  let membership = from;
  const told: Notice[] = [];
  for (const [moment, event] of story) {
    const step = applyEvent(membership, event, at(moment));
    membership = step.membership;
    told.push(...step.effects.map(({ notice }) => notice));
  }
  return { membership, told };
}

const paid = (
  number: number,
  more: Partial<Extract<MembershipEvent, { type: 'period-paid' }>> = {},
) =>
  ({
    ...{ type: 'period-paid', number, plan: 'month', order: `order-${number}`, price: 3000 },
    ...{ startsNow: false, ...more },
  }) as const satisfies MembershipEvent;
const trial: MembershipEvent = { type: 'trial-started', days: 7 };
const look: MembershipEvent = { type: 'looked-at' };
const spans = ({ periods }: Membership) =>
  periods.map((period) => [period.startsAt, endOf(period)]);

describe('a trial', () => {
  test('lasts seven days, tells its end a day before, and ends by itself', () => {
    const { membership, told } = follow([
      ['2026-12-01T10:00', trial],
      ['2026-12-07T09:59', look],
      ['2026-12-07T10:00', look],
      ['2026-12-07T10:10', look],
      ['2026-12-08T10:00', look],
      ['2026-12-09T10:00', look],
    ]);
    expect(told).toEqual(['trial-ending', 'trial-ended']);
    expect(statusAt(membership, at('2026-12-08T09:59:59.999'))).toBe('trialing');
    expect(statusAt(membership, at('2026-12-08T10:00'))).toBe('ended');
    expect(accessUntil(membership)).toEqual(at('2026-12-08T10:00'));
  });

  test('is had once, and by nobody who has paid', () => {
    const { membership } = follow([['2026-12-01T10:00', trial]]);
    expect(() => applyEvent(membership, trial, at('2027-12-01T10:00'))).toThrow(MembershipFault);
    const member = follow([['2026-12-01T10:00', paid(1)]]).membership;
    expect(() => applyEvent(member, trial, at('2027-12-01T10:00'))).toThrow(MembershipFault);
  });

  test('loses no day to who pays during it, whose benefits begin at once', () => {
    const { membership } = follow([
      ['2026-12-01T10:00', trial],
      ['2026-12-03T12:00', paid(1)],
    ]);
    expect(spans(membership)).toEqual([[at('2026-12-03T12:00'), at('2027-01-08T10:00')]]);
    expect(isPaidAt(membership, at('2026-12-03T12:00'))).toBe(true);
    expect(creditWindows(membership.periods[0] ?? fail())).toHaveLength(1);
  });
});

function fail(): never {
  throw new Error('No period');
}

describe('periods', () => {
  test('follow each other from one anchor: a 31st stays one', () => {
    const { membership } = follow([
      ['2027-01-31T10:00', paid(1)],
      ['2027-02-25T10:00', paid(2)],
      ['2027-04-02T10:00', paid(3)],
      ['2027-04-30T10:00', paid(4)],
    ]);
    expect(spans(membership)).toEqual([
      [at('2027-01-31T10:00'), at('2027-02-28T10:00')],
      [at('2027-02-28T10:00'), at('2027-03-31T10:00')],
      [at('2027-03-31T10:00'), at('2027-04-30T10:00')],
      [at('2027-04-30T10:00'), at('2027-05-31T10:00')],
    ]);
  });

  test('paid in grace goes on from the old end, and after it from now', () => {
    const first: Told = ['2027-01-10T10:00', paid(1)];
    const inGrace = follow([first, ['2027-02-17T09:59', paid(2)]]).membership;
    expect(spans(inGrace)[1]).toEqual([at('2027-02-10T10:00'), at('2027-03-10T10:00')]);
    const later = follow([first, ['2027-02-17T10:00', paid(2)]]).membership;
    expect(spans(later)[1]).toEqual([at('2027-02-17T10:00'), at('2027-03-17T10:00')]);
  });

  test('of one order are one', () => {
    const { membership } = follow([['2027-01-10T10:00', paid(1)]]);
    expect(applyEvent(membership, paid(1), at('2027-01-11T10:00')).membership).toBe(membership);
  });

  test('of a year from 29 February ends on the 28th', () => {
    const { membership } = follow([['2028-02-29T23:30', paid(1, { plan: 'year' })]]);
    expect(accessUntil(membership)).toEqual(at('2029-03-07T23:30'));
    const windows = creditWindows(membership.periods[0] ?? fail());
    expect(windows).toHaveLength(12);
    expect(windows[11]?.endsAt).toEqual(at('2029-02-28T23:30'));
  });
});

describe('what fails to be renewed', () => {
  const unpaid: readonly Told[] = [
    ['2027-01-10T10:00', paid(1)],
    ['2027-02-03T10:00', { type: 'renewal-opened', number: 2 }],
    ['2027-02-03T10:10', { type: 'renewal-opened', number: 2 }],
    ['2027-02-10T09:59', look],
    ['2027-02-10T10:00', look],
    ['2027-02-12T10:00', look],
    ['2027-02-16T10:00', look],
    ['2027-02-16T12:00', { type: 'charge-failed', number: 2 }],
    ['2027-02-17T10:00', look],
    ['2027-02-18T10:00', look],
  ];

  test('is announced, missed, warned of and ended, once each', () => {
    const { membership, told } = follow(unpaid);
    expect(told).toEqual(['renewal-soon', 'payment-failed', 'grace-ending', 'ended']);
    expect(statusAt(membership, at('2027-02-10T10:00'))).toBe('past_due');
    expect(statusAt(membership, at('2027-02-17T09:59:59.999'))).toBe('past_due');
    expect(statusAt(membership, at('2027-02-17T10:00'))).toBe('ended');
    expect(isPaidAt(membership, at('2027-02-11T10:00'))).toBe(false);
  });

  test('begins again when it is paid, and everything can be told again', () => {
    const { membership, told } = follow([
      ...unpaid.slice(0, 5),
      ['2027-02-14T10:00', paid(2)],
      ['2027-03-03T10:00', { type: 'renewal-opened', number: 3 }],
    ]);
    expect(told).toEqual(['renewal-soon', 'payment-failed', 'renewal-soon']);
    expect(statusAt(membership, at('2027-02-14T10:00'))).toBe('active');
  });

  test('of a machine that slept through a month, only how things stand is told', () => {
    const { told } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-16T20:00', look],
    ]);
    expect(told).toEqual(['grace-ending']);
    expect(
      follow([
        ['2027-01-10T10:00', paid(1)],
        ['2028-01-10T10:00', look],
      ]).told,
    ).toEqual(['ended']);
  });

  test('opened late is missed already, where the person has to pay it', () => {
    const late: Told = ['2027-02-11T10:00', { type: 'renewal-opened', number: 2 }];
    expect(follow([['2027-01-10T10:00', paid(1)], late]).told).toEqual(['payment-failed']);
    const byItself = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-10T10:01', { type: 'renewal-chosen', renewal: 'nequi' }],
      late,
    ]);
    expect(byItself.told).toEqual(['renewal-soon']);
  });

  test('is not called missed on the day on which it is charged by itself', () => {
    const { told } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-10T10:01', { type: 'renewal-chosen', renewal: 'nequi' }],
      ['2027-02-10T12:00', look],
      ['2027-02-11T10:00', look],
    ]);
    expect(told).toEqual(['payment-failed']);
  });

  test('of another period than the next one says nothing', () => {
    const { told } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-03T10:00', { type: 'renewal-opened', number: 1 }],
      ['2027-02-11T10:00', { type: 'charge-failed', number: 3 }],
    ]);
    expect(told).toEqual([]);
  });
});

describe('an account that cannot be charged any more', () => {
  const gone: readonly Told[] = [
    ['2027-01-10T10:00', paid(1)],
    ['2027-01-11T10:00', { type: 'renewal-chosen', renewal: 'nequi' }],
    ['2027-02-03T10:00', { type: 'renewal-opened', number: 2 }],
    ['2027-02-10T10:00', { type: 'source-gone' }],
  ];

  test('leads back to the link, in one mail that says what is missed, too', () => {
    const { membership, told } = follow([
      ...gone,
      ['2027-02-10T10:00', { type: 'source-gone' }],
      ['2027-02-10T10:00', look],
      ['2027-02-12T10:00', look],
    ]);
    expect(membership.renewal).toBe('link');
    expect(told).toEqual(['renewal-soon', 'source-gone']);
  });

  test('is told again of another stretch, and of nothing where it is paid by its link', () => {
    const { told } = follow([
      ...gone,
      ['2027-02-12T10:00', paid(2)],
      ['2027-02-13T10:00', { type: 'source-gone' }],
      ['2027-02-14T10:00', { type: 'renewal-chosen', renewal: 'nequi' }],
      ['2027-03-10T10:00', { type: 'source-gone' }],
    ]);
    expect(told).toEqual(['renewal-soon', 'source-gone', 'source-gone']);
  });
});

describe('a cancellation', () => {
  const cancelled: readonly Told[] = [
    ['2027-01-10T10:00', paid(1)],
    ['2027-01-20T10:00', { type: 'cancelled', reason: null }],
  ];

  test('keeps what was paid, has no grace, and tells of no end', () => {
    const { membership, told } = follow([...cancelled, ['2027-03-01T10:00', look]]);
    expect(told).toEqual([]);
    expect(statusAt(membership, at('2027-02-10T09:59'))).toBe('cancelled_at_period_end');
    expect(statusAt(membership, at('2027-02-10T10:00'))).toBe('ended');
    expect(accessUntil(membership)).toEqual(at('2027-02-10T10:00'));
    expect(renewalSpan(membership)).toBeNull();
  });

  test('twice is one, and of nothing a fault', () => {
    const { membership } = follow(cancelled);
    const again = applyEvent(
      membership,
      { type: 'cancelled', reason: null },
      at('2027-01-21T10:00'),
    );
    expect(again.membership).toBe(membership);
    for (const nothing of [newMembership, follow([['2026-12-01T10:00', trial]]).membership])
      expect(() =>
        applyEvent(nothing, { type: 'cancelled', reason: null }, at('2026-12-02T10:00')),
      ).toThrow(MembershipFault);
  });

  test('is taken back until the period ends', () => {
    const back: MembershipEvent = { type: 'resumed' };
    const { membership } = follow([...cancelled, ['2027-02-10T09:59', back]]);
    expect(statusAt(membership, at('2027-02-10T10:00'))).toBe('past_due');
    expect(() => follow([...cancelled, ['2027-02-10T10:00', back]])).toThrow(MembershipFault);
  });

  test('in grace ends at once', () => {
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-12T10:00', { type: 'cancelled', reason: null }],
    ]);
    expect(statusAt(membership, at('2027-02-12T10:00'))).toBe('ended');
  });
});

describe('money that went back', () => {
  const back = (number: number): MembershipEvent => ({
    type: 'period-refunded',
    order: `order-${number}`,
  });

  test('ends its period, and without another the membership', () => {
    const { membership, told } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-13T10:00', back(1)],
      ['2027-03-13T10:00', look],
    ]);
    expect(statusAt(membership, at('2027-01-13T10:00'))).toBe('ended');
    expect(told).toEqual([]);
    expect(
      tierAt({ granted: 'free', memberUntil: accessUntil(membership) }, at('2027-01-13T10:00')),
    ).toBe('free');
  });

  test('lets what was paid after it begin', () => {
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-05T10:00', paid(2)],
      ['2027-02-06T10:00', back(1)],
    ]);
    expect(spans(membership)).toEqual([
      [at('2027-01-10T10:00'), at('2027-02-06T10:00')],
      [at('2027-02-06T10:00'), at('2027-03-06T10:00')],
    ]);
  });

  test('for a year lets the month go on that it had replaced', () => {
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-15T10:00', paid(2, { plan: 'year', startsNow: true })],
      ['2027-01-18T10:00', back(2)],
    ]);
    expect(accessUntil(membership)).toEqual(at('2027-02-10T10:00'));
    expect(statusAt(membership, at('2027-02-10T09:59'))).toBe('cancelled_at_period_end');
    expect(planOfNext(membership)).toBe('month');
  });

  test('of the next period leaves the one that runs', () => {
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-05T10:00', paid(2)],
      ['2027-02-06T10:00', back(2)],
    ]);
    expect(statusAt(membership, at('2027-02-10T09:59'))).toBe('cancelled_at_period_end');
    expect(accessUntil(membership)).toEqual(at('2027-02-10T10:00'));
  });

  test('of a period that is over changes no time', () => {
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-02-10T10:00', paid(2)],
      ['2027-02-12T10:00', back(1)],
    ]);
    expect(statusAt(membership, at('2027-02-12T10:00'))).toBe('active');
    expect(accessUntil(membership)).toEqual(at('2027-03-17T10:00'));
  });
});

describe('another plan', () => {
  test('that begins now ends the month, whose rest is in its price', () => {
    const month = follow([['2027-04-01T10:00', paid(1)]]).membership;
    expect(leftOf(month, at('2027-04-16T10:00'), 1)).toBe(1500);
    expect(leftOf(month, at('2027-04-16T10:00'), 0.2)).toBe(600);
    expect(leftOf(month, at('2027-05-01T10:00'), 1)).toBe(0);
    const { membership } = follow(
      [['2027-04-16T10:00', paid(2, { plan: 'year', startsNow: true, price: 23_400 })]],
      month,
    );
    expect(spans(membership)).toEqual([
      [at('2027-04-01T10:00'), at('2027-04-16T10:00')],
      [at('2027-04-16T10:00'), at('2028-04-16T10:00')],
    ]);
  });

  test('counts what was to follow whole, and takes its place', () => {
    const month = follow([
      ['2027-04-01T10:00', paid(1)],
      ['2027-04-16T10:00', paid(2)],
    ]).membership;
    expect(leftOf(month, at('2027-04-16T10:00'), 1)).toBe(4500);
    const { membership } = follow(
      [['2027-04-16T10:00', paid(3, { plan: 'year', startsNow: true })]],
      month,
    );
    expect(accessUntil(membership)).toEqual(at('2028-04-23T10:00'));
    expect(periodAt(membership, at('2027-04-16T10:00'))?.number).toBe(3);
  });

  test('of the next period is said beforehand, and taken back', () => {
    const year = follow([['2027-04-01T10:00', paid(1, { plan: 'year' })]]).membership;
    const choose = (plan: 'month' | 'year'): MembershipEvent => ({ type: 'plan-chosen', plan });
    const chosen = follow([['2027-05-01T10:00', choose('month')]], year).membership;
    expect([planOfNext(year), planOfNext(chosen)]).toEqual(['year', 'month']);
    expect(follow([['2027-05-02T10:00', choose('year')]], chosen).membership.nextPlan).toBeNull();
    expect(follow([['2028-03-28T10:00', paid(2)]], chosen).membership.nextPlan).toBeNull();
  });
});

test('credits are for a month of what was paid: none in a trial, in grace, or after the money went back', () => {
  const year = follow([
    ['2026-12-01T10:00', trial],
    ['2026-12-31T10:00', paid(1, { plan: 'year' })],
  ]).membership;
  expect(creditWindowAt(year, at('2026-12-02T10:00'))).toBeNull();
  expect(creditWindowAt(year, at('2027-02-28T09:59'))).toMatchObject({
    ...{ place: 1, startsAt: at('2027-01-31T10:00'), endsAt: at('2027-02-28T10:00') },
  });
  expect(creditWindowAt(year, at('2027-12-31T10:00'))).toBeNull();
  const back = applyEvent(
    year,
    { type: 'period-refunded', order: 'order-1' },
    at('2027-01-02T10:00'),
  );
  expect(creditWindowAt(back.membership, at('2027-01-03T10:00'))).toBeNull();
});

test('who slept into the last day of the grace hears of its end alone', () => {
  const { told } = follow([
    ['2026-11-10T10:00', paid(1)],
    ['2026-12-16T10:00', { type: 'renewal-opened', number: 2 }],
    ['2026-12-16T10:00', look],
  ]);
  expect(told).toEqual(['grace-ending']);
});

test('what an event leaves to be said is said by the next look, and not when its time is over', () => {
  const { membership } = follow([
    ['2026-12-01T10:00', trial],
    ['2026-12-06T10:00', paid(1)],
    ['2026-12-07T12:00', { type: 'period-refunded', order: 'order-1' }],
  ]);
  expect(nextLook(membership, at('2026-12-07T12:00'))).toEqual(at('2026-12-07T12:00'));
  const said = follow([['2026-12-07T12:10', look]], membership);
  expect(said.told).toEqual(['trial-ending']);
  expect(nextLook(said.membership, at('2026-12-07T12:10'))).toEqual(at('2026-12-08T10:00'));
});

test('money of the last period that goes back in its grace ends the membership, and nobody is told that a payment is missing', () => {
  const { membership, told } = follow([
    ['2026-11-10T10:00', paid(1)],
    ['2026-12-10T09:00', paid(2)],
    ['2027-01-12T10:00', { type: 'period-refunded', order: 'order-2' }],
    ['2027-01-12T10:10', look],
    ['2027-01-20T10:00', look],
  ]);
  expect(told).toEqual([]);
  expect(statusAt(membership, at('2027-01-12T10:00'))).toBe('ended');
  expect(renewalSpan(membership)).toBeNull();
});

test('it is looked at when something is to be said or done, and never without a reason', () => {
  let { membership } = follow([['2027-01-10T10:00', paid(1)]]);
  const moments = ['2027-02-03T10:00', '2027-02-10T10:00', '2027-02-16T10:00', '2027-02-17T10:00'];
  let now = at('2027-01-10T10:00');
  for (const expected of moments) {
    now = nextLook(membership, now) ?? fail();
    expect(now).toEqual(at(expected));
    membership = follow([[expected, look]], membership).membership;
  }
  expect(nextLook(membership, now)).toBeNull();
  expect(nextLook(newMembership, now)).toBeNull();
});

test('what is to be said by now is not put off by what happened before anybody looked', () => {
  const late = at('2027-02-16T10:05');
  const { membership } = follow([
    ['2027-01-10T10:00', paid(1)],
    ['2027-02-16T10:05', { type: 'renewal-chosen', renewal: 'nequi' }],
  ]);
  expect(nextLook(membership, late)).toEqual(late);
  expect(nextLook(applyEvent(membership, look, late).membership, late)).toEqual(
    at('2027-02-17T10:00'),
  );
});

test.each([
  [null, 'free'],
  [{ granted: 'free', memberUntil: null }, 'free'],
  [{ granted: 'free', memberUntil: at('2027-01-01T00:00:00.001') }, 'pro'],
  [{ granted: 'free', memberUntil: at('2027-01-01T00:00') }, 'free'],
  [{ granted: 'pro', memberUntil: at('2026-01-01T00:00') }, 'pro'],
  [{ granted: 'enterprise', memberUntil: at('2028-01-01T00:00') }, 'enterprise'],
] as const)('the tier of %j is %s', (row, tier) => {
  expect(tierAt(row, at('2027-01-01T00:00'))).toBe(tier);
});

describe('what PayPal charges', () => {
  const byPaypal: MembershipEvent = { type: 'renewal-chosen', renewal: 'paypal' };
  const cancelled: MembershipEvent = { type: 'cancelled', reason: null };
  const renewalAfter = (...story: readonly Told[]) => follow(story).membership.renewal;

  test.each<[string, ...Told[]]>([
    ['a cancellation', ['2027-01-12T10:00', cancelled]],
    ['another plan', ['2027-01-12T10:00', { type: 'plan-chosen', plan: 'year' }]],
    ['a year that begins now', ['2027-01-12T10:00', paid(2, { plan: 'year', startsNow: true })]],
    ['money that goes back', ['2027-01-12T10:00', { type: 'period-refunded', order: 'order-1' }]],
    ['the end of the grace', ['2027-02-17T10:00', look]],
  ])('ends with %s', (_, last) => {
    const story: readonly Told[] = [
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-11T10:00', byPaypal],
    ];
    expect(renewalAfter(...story)).toBe('paypal');
    expect(renewalAfter(...story, last)).toBe('link');
  });

  test('goes on with the period that it paid, and with one of the same plan that was paid otherwise', () => {
    expect(
      renewalAfter(
        ['2027-01-10T10:00', paid(1)],
        ['2027-01-11T10:00', byPaypal],
        ['2027-02-05T10:00', paid(2)],
        ['2027-03-10T10:01', paid(3)],
      ),
    ).toBe('paypal');
  });

  test('is not chosen by who has nothing to renew, whatever charged it before', () => {
    expect(renewalAfter(['2027-01-10T10:00', byPaypal])).toBe('link');
    expect(
      renewalAfter(
        ['2027-01-10T10:00', paid(1)],
        ['2027-01-11T10:00', { type: 'renewal-chosen', renewal: 'nequi' }],
        ['2027-01-12T10:00', cancelled],
        ['2027-01-13T10:00', byPaypal],
      ),
    ).toBe('nequi');
  });

  test('is missed two days after the end, and a trial as well', () => {
    const { told } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-11T10:00', byPaypal],
      ['2027-02-12T09:59', look],
    ]);
    expect(told).toEqual([]);
    const { membership } = follow([
      ['2027-01-10T10:00', paid(1)],
      ['2027-01-11T10:00', byPaypal],
    ]);
    expect(nextLook(membership, at('2027-02-11T10:00'))).toEqual(at('2027-02-12T10:00'));
  });

  test('and does not any more says what was lost: also long before it is due, and then that it is missed', () => {
    const lostAt = (moment: string, event: MembershipEvent) => {
      const { membership } = follow([
        ['2027-01-10T10:00', paid(1)],
        ['2027-01-11T10:00', byPaypal],
      ]);
      return applyEvent(membership, event, at(moment));
    };
    const early = lostAt('2027-01-20T10:00', { type: 'source-gone' });
    expect(early.effects).toEqual([{ type: 'notify', notice: 'source-gone', lost: 'paypal' }]);
    expect(early.membership.told).toEqual(['source-gone']);
    const { told } = follow([['2027-02-10T10:00', look]], early.membership);
    expect(told).toEqual(['payment-failed']);
    const late = lostAt('2027-02-11T10:00', { type: 'source-gone', why: 'price' });
    expect(late.effects).toMatchObject([{ lost: 'paypal-price' }]);
    expect(late.membership.told).toEqual(['source-gone', 'payment-failed']);
  });
});

describe('a trial at whose end PayPal charges', () => {
  const chosen: readonly Told[] = [
    ['2026-12-01T10:00', trial],
    ['2026-12-02T10:00', { type: 'renewal-chosen', renewal: 'paypal', plan: 'year' }],
  ];

  test('keeps the tools open for the grace, and the first period goes on from where it ended', () => {
    const { membership } = follow(chosen);
    expect([statusAt(membership, at('2026-12-08T09:59')), planOfNext(membership)]).toEqual([
      'trialing',
      'year',
    ]);
    expect(statusAt(membership, at('2026-12-08T10:00'))).toBe('past_due');
    expect(accessUntil(membership)).toEqual(at('2026-12-15T10:00'));
    const later = follow([['2026-12-11T15:00', paid(1, { plan: 'year' })]], membership);
    expect(spans(later.membership)).toEqual([[at('2026-12-08T10:00'), at('2027-12-08T10:00')]]);
    expect(later.membership.renewal).toBe('paypal');
  });

  test('ends by itself again where it is taken back or lost, and cannot be cancelled', () => {
    const { membership } = follow(chosen);
    expect(() =>
      applyEvent(membership, { type: 'cancelled', reason: null }, at('2026-12-03')),
    ).toThrow(MembershipFault);
    for (const event of [
      { type: 'renewal-chosen', renewal: 'link' },
      { type: 'source-gone' },
    ] as const satisfies readonly MembershipEvent[]) {
      const back = applyEvent(membership, event, at('2026-12-03T10:00')).membership;
      expect([accessUntil(back), back.nextPlan]).toEqual([at('2026-12-08T10:00'), null]);
    }
    const { told } = follow([
      ...chosen,
      ['2026-12-09T10:00', { type: 'source-gone' }],
      ['2026-12-09T10:01', look],
    ]);
    expect(told).toEqual(['source-gone']);
  });

  test('that PayPal never charged ends with the grace', () => {
    const { membership, told } = follow([
      ...chosen,
      ['2026-12-07T10:00', look],
      ['2026-12-10T09:59', look],
      ['2026-12-10T10:00', look],
      ['2026-12-14T10:00', look],
      ['2026-12-15T10:00', look],
    ]);
    expect(told).toEqual(['trial-ending', 'payment-failed', 'grace-ending', 'trial-ended']);
    expect(membership.renewal).toBe('link');
  });
});
