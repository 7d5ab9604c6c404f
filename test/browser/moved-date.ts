/**
 * Preloaded by a server of the journeys (`node --import`): its machine's clock is ahead by `TEST_AHEAD` milliseconds. It takes
 * the place of nothing of ours. The real site has no clock that moves (048): its code asks the machine what time it is, and
 * this is that machine after it slept for weeks. PostgreSQL keeps the true time, which no rule of ours asks for.
 */
const ahead = Number(process.env.TEST_AHEAD);
const trueNow = Date.now;

Date.now = () => trueNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made): Date =>
    Reflect.construct(date, given.length === 0 ? [date.now()] : given, made) as Date,
  apply: (date) => new date(date.now()).toString(),
});
