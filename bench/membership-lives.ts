import { MemberModel, type ModelOffer, type Plan } from '#test/membership-model.ts';

/** What a member does, as the product is to be told of it. `heard`: the money of what was begun at `began` comes in. */
export type Deed =
  | { do: 'try' | 'cancel' | 'resume' }
  | { do: 'choose'; plan: Plan }
  | { do: 'begin'; offer: ModelOffer; provider: 'wompi' | 'paypal' }
  | { do: 'hear'; offer: ModelOffer }
  | { do: 'give-back'; number: number };
export type TimedDeed = Deed & { at: number };

export type Charge = { number: number; plan: Plan; cents: number; paidAt: number; isBack: boolean };

/** All that becomes of a member, decided before the product is asked. `days` says how each day has to end. */
export type Life = { deeds: TimedDeed[]; model: MemberModel; charges: Charge[]; days: string[] };

/** When the machine is awake and its clock comes by; at the end of each day somebody looks. */
export type Calendar = {
  start: number;
  end: number;
  /** Runs of the job. */
  runs: readonly number[];
  dayEnds: readonly number[];
  /** The next moment, from this one on, at which the machine is awake. */
  awake: (moment: number) => number;
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export type Dice = {
  chance: (share: number) => boolean;
  /** From the first to the second, in whole seconds. */
  between: (from: number, until: number) => number;
  pick: <T>(all: readonly [T, ...T[]]) => T;
};

/** How a day has to end, and how it ended: the status is of the last look or deed, as it is kept. */
export const dayText = (tier: string, status: string, paidUntil: number, access: number): string =>
  `${tier} ${status} ${momentText(paidUntil)} ${momentText(access)}`;
const momentText = (moment: number): string =>
  Number.isFinite(moment) ? new Date(moment).toISOString() : '—';

/** A life from its dice: the model lives it beside the calendar, and says what each deed has to cost. */
export function live(calendar: Calendar, dice: Dice): Life {
  const model = new MemberModel();
  const life: Life = { deeds: [], model, charges: [], days: [] };
  const { runs, dayEnds } = calendar;
  let [run, dayEnd] = [0, 0];
  let status: string = 'none';
  /** Time goes by until a moment; what a member does at the minute of a run comes before it. */
  const passUntil = (moment: number) => {
    for (;;) {
      const next = Math.min(runs[run] ?? Infinity, dayEnds[dayEnd] ?? Infinity);
      if (next >= moment) return;
      if (next === runs[run]) {
        model.look(next);
        model.grant(next);
        status = model.status(next);
        run += 1;
      } else {
        life.days.push(dayText(model.tier(next), status, model.paidUntil, model.accessUntil));
        dayEnd += 1;
      }
    }
  };
  for (const deed of deedsOf(calendar, model, dice)) {
    passUntil(deed.at);
    if (deed.at >= calendar.end) break;
    if (deed.do === 'hear') hear(life, deed.offer, deed.at);
    if (deed.do === 'try') model.tryIt(deed.at);
    if (deed.do === 'cancel') model.cancel();
    if (deed.do === 'resume') model.resume();
    if (deed.do === 'choose') model.choose(deed.plan, deed.at);
    if (deed.do === 'give-back') giveBack(life, deed.number, deed.at);
    if (deed.do !== 'begin') {
      status = model.status(deed.at);
      model.grant(deed.at);
    }
    life.deeds.push(deed);
  }
  passUntil(calendar.end);
  return life;
}

function hear({ model, charges }: Life, offer: ModelOffer, at: number): void {
  model.pay(offer, at);
  const { number, plan, price: cents } = offer;
  charges.push({ number, plan, cents, paidAt: at, isBack: false });
}

function giveBack({ model, charges }: Life, number: number, at: number): void {
  model.payBack(number, at);
  for (const charge of charges) if (charge.number === number) charge.isBack = true;
}

/** One deed after another; each is decided when the one before is done. */
function* deedsOf(
  { start, end, awake }: Calendar,
  model: MemberModel,
  dice: Dice,
): Generator<TimedDeed> {
  const { chance, between, pick } = dice;
  const isEarly = chance(0.25);
  let now = awake(between(start, isEarly ? start + 25 * day : end - 60 * day));
  /** Some do things at the minute at which the clock comes by. */
  const at = (from: number, until: number) => {
    const moment = between(Math.max(from, now + 1000), Math.max(until, now + 2000));
    const onTheMark = Math.ceil(moment / (10 * minute)) * 10 * minute;
    return (now = awake(chance(0.1) ? onTheMark : moment));
  };
  const wanted = (): Plan => (chance(isEarly ? 0.5 : 0.15) ? 'year' : 'month');
  function* pay(plan: Plan): Generator<TimedDeed> {
    const offer = model.offer(plan, now);
    if (!offer) return;
    yield { at: now, do: 'begin', offer, provider: pick(['wompi', 'wompi', 'paypal']) };
    // Most money comes at once; some banks take days.
    at(now, now + pick([minute, minute, minute, 3 * hour, 2 * day]));
    yield { at: now, do: 'hear', offer };
  }

  if (chance(0.45)) {
    yield { at: now, do: 'try' };
    if (chance(0.35)) return;
    at(now, now + 20 * day);
  }
  yield* pay(wanted());
  while (now < end) {
    const { last } = model;
    if (!last) return;
    const { until, number, plan } = last;
    if (number === 1 && chance(0.06)) {
      yield { at: at(now, now + 4 * day), do: 'give-back', number };
      if (chance(0.6)) return;
      at(now, now + 50 * day);
      yield* pay(wanted());
      continue;
    }
    if (plan === 'month' && chance(0.06)) {
      at(now, until - hour);
      if (now < until) yield* pay('year');
      continue;
    }
    if (plan === 'year' && chance(0.5)) {
      at(chance(0.5) ? now : until - 7 * day, until);
      if (model.status(now) === 'active')
        yield { at: now, do: 'choose', plan: pick(['month', 'month', 'year']) };
    }
    if (chance(0.12)) {
      at(now, until + 3 * day);
      if (now < model.graceUntil) yield { at: now, do: 'cancel' };
      const stays = chance(0.5) && now < until;
      if (stays) at(now, until - minute);
      if (stays && now < until) yield { at: now, do: 'resume' };
      else if (chance(0.5)) return;
      else at(Math.max(now, until), until + 60 * day);
    }
    const habit = between(0, 100_000) / 1000;
    if (habit < 40) at(until - 7 * day, until);
    else if (habit < 72) at(until, until + 7 * day);
    else if (habit < 90) at(until + 6 * day, until + 40 * day);
    else return;
    yield* pay(chance(0.9) ? model.plan : wanted());
    if (model.last === last) at(now, now + 5 * day);
  }
}
