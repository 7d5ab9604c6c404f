import { expect, test } from 'vitest';
import { answerTimeFact, answerTimeShort, answerTimeText } from './answer-times.ts';

test('before enough was measured it is a target', () => {
  expect(answerTimeText(null)).toBe('Nuestra meta: responderte en menos de 24 horas.');
  expect(answerTimeShort(null)).toBe(answerTimeText(null));
  expect(answerTimeFact(null)).toBe('Meta: menos de 24 horas');
});

test.each([
  [1, 3, 'menos de una hora y 9 de cada 10 en menos de 3 horas.'],
  [5, 48, 'menos de 5 horas y 9 de cada 10 en menos de 48 horas.'],
  [30, 49, 'menos de 30 horas y 9 de cada 10 en menos de 3 días.'],
])('what was measured is said with its window: %i and %i hours', (halfHours, mostHours, words) => {
  expect(answerTimeText({ halfHours, mostHours })).toBe(
    `En los últimos 30 días respondimos la mitad en ${words}`,
  );
});

test('where there is less room it is the time of nine in ten', () => {
  expect(answerTimeShort({ halfHours: 2, mostHours: 20 })).toBe(
    'Respondemos 9 de cada 10 en menos de 20 horas (últimos 30 días).',
  );
  expect(answerTimeFact({ halfHours: 2, mostHours: 20 })).toBe(
    '9 de cada 10 en menos de 20 horas, en los últimos 30 días',
  );
});
