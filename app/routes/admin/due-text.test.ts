import { expect, test } from 'vitest';
import { answerDueAt, dueText } from './due-text.ts';

const received = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'vence en 24\u{A0}h', 'calm'],
  ['2026-11-20T12:00:01Z', 'vence en 23\u{A0}h', 'calm'],
  ['2026-11-21T09:00:00Z', 'vence en 3\u{A0}h', 'calm'],
  ['2026-11-21T09:59:59Z', 'vence en 2\u{A0}h', 'calm'],
  ['2026-11-21T10:00:00Z', 'vence en 2\u{A0}h', 'soon'],
  ['2026-11-21T11:00:01Z', 'vence en 59\u{A0}min', 'soon'],
  ['2026-11-21T11:59:59Z', 'vence en 0\u{A0}min', 'soon'],
  ['2026-11-21T12:00:00Z', 'venció hace 0\u{A0}min', 'late'],
  ['2026-11-21T13:59:00Z', 'venció hace 1\u{A0}h', 'late'],
  ['2026-11-23T11:59:00Z', 'venció hace 47\u{A0}h', 'late'],
  ['2026-11-23T12:00:00Z', 'venció hace 2\u{A0}días', 'late'],
])('at %s it reads «%s»', (now, text, tone) => {
  expect(dueText(answerDueAt(received), new Date(now))).toEqual({ text, tone });
});
