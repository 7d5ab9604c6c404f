import { dayNumber, toDate, weekday } from './calendar.ts';

/** Ley 51 de 1983, art. 1, numeral 1: these stay where they fall. */
const fixed = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
] as const;

/** Numeral 2: «cuando no caigan en día lunes se trasladarán al lunes siguiente a dicho día». */
const moved = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
] as const;

/** Days from Easter Sunday: Maundy Thursday and Good Friday stay; Ascension, Corpus Christi and Sacred Heart move. */
const easterFixed = [-3, -2];
const easterMoved = [39, 60, 68];

const firstYear = 1984;
const lastYear = 9999;
const known = new Map<number, ReadonlySet<string>>();

/**
 * The public holidays of Colombia in a year, as dates such as `2026-11-02`: 18, or 17 where two fall on one day (San
 * Pedro and the Sacred Heart in 2025). By Ley 51 de 1983; throws a RangeError for years before it was in force.
 */
export function colombianHolidays(year: number): ReadonlySet<string> {
  const found = known.get(year);
  if (found) return found;
  if (!Number.isInteger(year) || year < firstYear || year > lastYear)
    throw new RangeError(`The holidays of ${year} are not known`);
  const easter = easterSunday(year);
  const days = [
    ...fixed.map(([month, day]) => dayNumber(year, month, day)),
    ...moved.map(([month, day]) => mondayFrom(dayNumber(year, month, day))),
    ...easterFixed.map((offset) => easter + offset),
    ...easterMoved.map((offset) => mondayFrom(easter + offset)),
  ];
  const holidays: ReadonlySet<string> = new Set(days.toSorted((a, b) => a - b).map(toDate));
  known.set(year, holidays);
  return holidays;
}

const mondayFrom = (day: number): number => day + ((7 - weekday(day)) % 7);

/** «A New York correspondent», Nature, 20 April 1876; Jean Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const letter =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * letter) / 451);
  const count = epact + letter - 7 * late + 114;
  return dayNumber(year, Math.floor(count / 31), (count % 31) + 1);
}
