import { expect, test } from 'vitest';
import { inBogota, momentText } from './moment.ts';

test.each([
  ['medium', '4/03/2026, 3:05\u{A0}p.\u{A0}m.'],
  ['long', '4 de marzo de 2026 a las 3:05\u{A0}p.\u{A0}m.'],
  ['full', 'miércoles, 4 de marzo de 2026, 3:05\u{A0}p.\u{A0}m.'],
] as const)('the hour of a %s date stays on one line', (style, text) => {
  expect(momentText(style)(new Date('2026-03-04T20:05Z'))).toBe(text);
});

test('the hour alone, too', () => {
  const hourText = inBogota({ timeStyle: 'short' });
  expect(hourText(new Date('2026-03-04T05:00Z'))).toBe('12:00\u{A0}a.\u{A0}m.');
});
