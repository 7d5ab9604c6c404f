import { seededRandom } from '#test/seeded-random.ts';
import { type Calendar, day, type Dice, hour, minute } from './membership-lives.ts';

/** Hundredths of a peso for a dollar, from a moment on. */
export type Rate = { at: number; copPerUsd: number };

/** A leap day lies in it, and a year of whoever comes in its first weeks ends in it. */
const start = Date.parse('2027-11-15T05:00:00Z');
const days = 420;
const mark = 10 * minute;

export function diceOf(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (from: number, until: number) =>
    from + Math.floor((random() * (until - from)) / 1000) * 1000;
  return {
    chance: (share) => random() < share,
    between,
    pick: (all) => all[Math.floor(random() * all.length)] ?? all[0],
  };
}

type Sleep = { from: number; until: number };

/** The clock comes by after some multiple of ten minutes, mostly of hours; the machine sleeps six times, for up to three weeks. */
export function makeCalendar(seed: number): Calendar & { rates: Rate[] } {
  const random = seededRandom(seed);
  const end = start + days * day;
  const between = (from: number, until: number) => from + Math.floor(random() * (until - from));
  const sleeps = Array.from({ length: 6 }, (_, place): Sleep => {
    const from = start + (20 + place * 65 + between(0, 30)) * day + between(0, 144) * mark;
    // Two of them longer than from when a renewal is announced to the last day of its grace.
    const least = place % 3 === 1 ? 14 * 144 : 6;
    return { from, until: from + between(least, 21 * 144) * mark };
  });
  const runs: number[] = [];
  for (let at = start; at < end;) {
    const sleep = sleeps.find(({ from, until }) => from <= at && at < until);
    // It comes by at a start, too.
    at = sleep?.until ?? at;
    runs.push(at);
    at += (random() < 0.2 ? 1 : between(1, 120)) * mark;
  }
  const rates = Array.from({ length: 15 }, (_, place) => ({
    at: place === 0 ? start - day : start + place * 27 * day + between(0, 20 * 24) * hour + 1,
    copPerUsd: between(380_000, 450_000),
  }));
  return {
    ...{ start, end, runs, rates: rates.toSorted((one, other) => one.at - other.at) },
    dayEnds: Array.from({ length: days }, (_, place) => start + (place + 1) * day - 1),
    awake(moment) {
      const sleep = sleeps.find(({ from, until }) => from <= moment && moment <= until);
      if (!sleep) return moment;
      const { from, until } = sleep;
      const share = (moment - from) / (until - from);
      return until + Math.ceil(1 + (share * 6 * hour) / 1000) * 1000;
    },
  };
}

export const rateAt = (rates: readonly Rate[], moment: number): number =>
  rates.findLast(({ at }) => at <= moment)?.copPerUsd ?? 0;
