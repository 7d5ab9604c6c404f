import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

const dueOn = '2026-11-18';

test.each([
  [{ state: 'running', dueOn, daysLeft: 2 }, 'vence en 2 días hábiles', false],
  [{ state: 'running', dueOn, daysLeft: 1 }, 'vence en 1 día hábil', false],
  [{ state: 'running', dueOn, daysLeft: 0 }, 'vence hoy', false],
  [{ state: 'late', dueOn, daysLate: 0 }, 'venció', true],
  [{ state: 'late', dueOn, daysLate: 1 }, 'venció hace 1 día hábil', true],
  [{ state: 'late', dueOn, daysLate: 12 }, 'venció hace 12 días hábiles', true],
  [
    { state: 'paused', completeBy: '2027-01-24', isAbandoned: false },
    'Detenido. Tiene hasta el 24 de enero de 2027 para completarla',
    false,
  ],
  [{ state: 'stopped' }, '', false],
] as const)('%j reads «%s»', (clock, text, isLate) => {
  const said = clockText(clock);
  expect({ ...said, text: said.text.replaceAll('\u{A0}', ' ') }).toEqual({ text, isLate });
});
