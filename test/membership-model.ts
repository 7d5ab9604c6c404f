/// <reference lib="esnext.temporal" />

/**
 * What a membership has to be, written apart from `packages/membership` and from the rules that people read: months by the
 * calendar of the platform, a few numbers, and no events. Moments are in milliseconds, prices in cents of a dollar.
 */
export type Plan = 'month' | 'year';
type Renewal = 'link' | 'nequi' | 'paypal';

export type ModelStatus =
  | 'none'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'cancelled_at_period_end'
  | 'ended';

/** What somebody may pay now. */
export type ModelOffer = { number: number; plan: Plan; takesOver: boolean; price: number };

/** Time that was paid for: so many months, counted from an anchor. */
type Span = {
  number: number;
  plan: Plan;
  price: number;
  from: number;
  until: number;
  anchor: number;
  months: number;
  /** Why it counts no more: its money went back, or the period of that number took its place. */
  gone: 'back' | number | null;
  goneAt: number;
  /** The end of the month whose credits were granted last. */
  grantedUntil: number;
};

export type Said = { at: number; notice: string; stretch: number };
/** `until`: for so long its price is kept. */
export type Opened = { at: number; until: number; number: number; plan: Plan; price: number };

const day = 86_400_000;
const prices = { month: 3000, year: 24_900 } as const;
const months = { month: 1, year: 12 } as const;
const week = 7 * day;
const never = Number.NEGATIVE_INFINITY;

/** The same hour, so many months later in Bogotá; the last day of a month that is too short. */
const monthsAfter = (moment: number, count: number): number =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO('America/Bogota')
    .add({ months: count }).epochMilliseconds;

export class MemberModel {
  trialUntil = never;
  isCancelled = false;
  renewal: Renewal = 'link';
  said: Said[] = [];
  /** The orders that the clock opened. */
  opened: Opened[] = [];
  /** The months whose credits were granted: the period, the place in it, when it begins. */
  granted = new Set<string>();
  #spans: Span[] = [];
  #nextPlan: Plan | null = null;
  #saidNow = new Set<string>();

  get last(): Readonly<Span> | null {
    return this.#spans.findLast(({ gone }) => gone === null) ?? null;
  }

  get isNew(): boolean {
    return this.trialUntil === never && this.#spans.length === 0;
  }

  get nextNumber(): number {
    return this.#spans.length + 1;
  }

  get paidUntil(): number {
    return this.last?.until ?? never;
  }

  /** PayPal charges the first period when the trial ends. */
  get isTrialToPay(): boolean {
    return this.trialUntil !== never && this.#spans.length === 0 && this.renewal === 'paypal';
  }

  /** The end of the grace. */
  get graceUntil(): number {
    if (this.isCancelled) return never;
    return (this.isTrialToPay ? this.trialUntil : this.paidUntil) + week;
  }

  get accessUntil(): number {
    return Math.max(this.trialUntil, this.paidUntil, this.graceUntil);
  }

  get plan(): Plan {
    return this.#nextPlan ?? this.last?.plan ?? 'month';
  }

  status(now: number): ModelStatus {
    if (now < this.paidUntil) return this.isCancelled ? 'cancelled_at_period_end' : 'active';
    if (now < this.trialUntil) return 'trialing';
    if (now < this.graceUntil) return 'past_due';
    return this.isNew ? 'none' : 'ended';
  }

  tier = (now: number): 'free' | 'pro' => (now < this.accessUntil ? 'pro' : 'free');

  tryIt(now: number): void {
    this.trialUntil = now + week;
  }

  cancel(): void {
    this.isCancelled = true;
  }

  resume(): void {
    this.isCancelled = false;
  }

  choose(plan: Plan, now: number): void {
    const before = this.plan;
    this.#nextPlan = plan === this.last?.plan ? null : plan;
    this.leavePaypal(now, before);
  }

  /** `plan`: of the first period, after a trial. What cannot be renewed PayPal does not charge. */
  renewBy(renewal: Renewal, plan: Plan | null, now: number): void {
    const [before, wasTrialToPay] = [this.renewal, this.isTrialToPay];
    this.renewal = renewal;
    if (renewal === 'paypal' && now >= this.graceUntil) this.renewal = before;
    else if (this.isTrialToPay) this.#nextPlan = plan ?? this.#nextPlan;
    else if (wasTrialToPay) this.#nextPlan = null;
  }

  goBackToLink(): void {
    if (this.isTrialToPay) this.#nextPlan = null;
    this.renewal = 'link';
  }

  /** PayPal charges one plan, and as long as there is something to renew; `before` is the plan that was next. */
  leavePaypal(now: number, before = this.plan): void {
    if (this.renewal === 'paypal' && (before !== this.plan || now >= this.graceUntil))
      this.goBackToLink();
  }

  /** Null where what was paid runs, and the next period is not for sale yet. */
  offer(plan: Plan, now: number): ModelOffer | null {
    const { last, nextNumber: number } = this;
    const whole = { number, plan, takesOver: false, price: prices[plan] };
    if (!last || now >= last.until) return whole;
    if (plan === 'year' && last.plan === 'month')
      return { ...whole, takesOver: true, price: Math.max(100, prices.year - this.#left(now)) };
    return now >= last.until - week ? whole : null;
  }

  #left(now: number): number {
    let left = 0;
    for (const { from, until, price } of this.#running(now))
      left +=
        from > now
          ? price
          : Math.floor((price * Math.ceil((until - now) / day)) / Math.ceil((until - from) / day));
    return left;
  }

  #running = (now: number): Span[] =>
    this.#spans.filter(({ gone, until }) => gone === null && until > now);

  pay({ number, plan, price, takesOver }: ModelOffer, now: number): void {
    const status = this.status(now);
    const before = this.plan;
    const replaced = takesOver ? this.#running(now) : [];
    for (const span of replaced) Object.assign(span, { gone: number, goneAt: now });
    const { last } = this;
    const goesOn = ['active', 'past_due', 'cancelled_at_period_end'].includes(status);
    const isAfterTrial = !last && status === 'past_due';
    const start =
      replaced.length === 0 && goesOn && last
        ? after(last)
        : this.#afresh(isAfterTrial ? this.trialUntil : now);
    this.#spans.push({
      number,
      plan,
      price,
      gone: null,
      goneAt: Infinity,
      grantedUntil: never,
      ...spanOf(start, plan),
    });
    this.isCancelled = false;
    this.#nextPlan = null;
    this.#saidNow.clear();
    this.leavePaypal(now, before);
  }

  /** What is left of a trial comes on top. */
  #afresh = (now: number) => ({ from: now, anchor: Math.max(now, this.trialUntil), months: 0 });

  /** The money of a period went back whole. */
  payBack(number: number, now: number): void {
    const span = this.#spans.find((one) => one.number === number);
    if (!span || span.gone === 'back') return;
    const isLast = span === this.last;
    const isRunning = Math.min(span.until, span.gone === null ? Infinity : span.goneAt) > now;
    Object.assign(span, { gone: 'back', goneAt: now });
    if (isRunning || isLast) this.isCancelled = true;
    if (!isRunning) return;
    for (const one of this.#spans) if (one.gone === number) one.gone = null;
    let before: Span | null = null;
    for (const one of this.#running(now)) {
      if (before || one.from > now)
        Object.assign(one, spanOf(before ? after(before) : this.#afresh(now), one.plan));
      before = one;
    }
  }

  /** Whatever happens, and whenever the clock comes by: the credits of the calendar month that runs, once. */
  grant(now: number): void {
    for (const span of this.#spans) {
      const { number, plan, from, until, anchor, months: count, gone, goneAt } = span;
      if (now < from || now >= Math.min(until, gone === null ? Infinity : goneAt)) continue;
      if (now < span.grantedUntil) continue;
      let place = 0;
      while (monthsAfter(anchor, count - months[plan] + place + 1) <= now) place += 1;
      const begins = place === 0 ? from : monthsAfter(anchor, count - months[plan] + place);
      span.grantedUntil = monthsAfter(anchor, count - months[plan] + place + 1);
      this.granted.add(`${number}.${place} ${new Date(begins).toISOString()}`);
    }
  }

  /** What the clock does when it comes by: once all that is due, whenever that was. */
  look(now: number): void {
    const { last, graceUntil, paidUntil } = this;
    if (last && now >= paidUntil - week && now < graceUntil) {
      const wanted = { number: this.nextNumber, plan: this.plan };
      const isOpen = this.opened.some(
        (one) => one.number === wanted.number && one.plan === wanted.plan,
      );
      if (!isOpen) {
        this.opened.push({ at: now, until: graceUntil, ...wanted, price: prices[wanted.plan] });
        if (now < paidUntil) this.#say('renewal-soon', now);
      }
    }
    const due = this.#due(now);
    if (due) this.#say(due, now);
  }

  #due(now: number): string | null {
    switch (this.status(now)) {
      case 'trialing':
        return now >= this.trialUntil - day ? 'trial-ending' : null;
      case 'past_due':
        return now >= this.graceUntil - day ? 'grace-ending' : 'payment-failed';
      case 'ended':
        if (this.#spans.length === 0) return 'trial-ended';
        return this.last && !this.isCancelled ? 'ended' : null;
      case 'none':
      case 'active':
      case 'cancelled_at_period_end':
        return null;
    }
  }

  #say(notice: string, at: number): void {
    if (this.#saidNow.has(notice)) return;
    this.#saidNow.add(notice);
    this.said.push({ at, notice, stretch: this.#spans.length });
  }
}

type Start = Pick<Span, 'from' | 'anchor' | 'months'>;

const after = ({ until, anchor, months }: Span): Start => ({ from: until, anchor, months });

const spanOf = (start: Start, plan: Plan) => {
  const count = start.months + months[plan];
  return { ...start, months: count, until: monthsAfter(start.anchor, count) };
};
