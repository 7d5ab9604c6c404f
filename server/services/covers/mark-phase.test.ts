import { expect, test } from 'vitest';
import { markPhase } from './mark-phase.ts';

test('the marks of a cover begin where the secret and its name say, each part apart, and elsewhere for any other', () => {
  const names = Array.from({ length: 40 }, (_, at) => `cover ${at}`);
  const phases = names.map((name) => markPhase('secret', name));
  expect(markPhase('secret', 'cover 0')).toEqual(phases[0]);
  for (const part of ['x', 'y', 'angle'] as const) {
    const values = phases.map((phase) => phase[part]);
    expect(new Set(values).size).toBe(names.length);
    expect(Math.min(...values)).toBeLessThan(0.2);
    expect(Math.max(...values)).toBeGreaterThan(0.8);
    expect(markPhase('another', 'cover 0')[part]).not.toBe(phases[0]?.[part]);
  }
  for (const { x, y, angle } of phases) expect(new Set([x, y, angle]).size).toBe(3);
});
