import { expect, test } from 'vitest';
import { createMeasure, mostRemembered } from './measure.ts';

test('a text is measured once, and what strangers write is forgotten in time', () => {
  const measure = createMeasure();
  const first = measure.text('el mar');
  expect(measure.text('el mar')).toBe(first);
  for (let at = 0; at <= mostRemembered; at += 1) measure.text(`tema ${at}`);
  expect(measure.text('el mar')).not.toBe(first);
  expect(measure.text('el mar').final()).toBe(first.final());
});
