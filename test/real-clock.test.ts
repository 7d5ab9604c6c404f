import { expect, test, vi } from 'vitest';

const inTheEighties = new Date('1985-11-13');

test.each([1, 2])('%i sets the clock, a global and a spy, and finds none', () => {
  expect(Date.now()).toBeGreaterThan(performance.timeOrigin);
  expect(vi.isFakeTimers()).toBe(false);
  expect(globalThis).not.toHaveProperty('inTheWay');
  expect(process.env).not.toHaveProperty('IN_THE_WAY');
  expect(vi.isMockFunction(console.table)).toBe(false);
  vi.useFakeTimers();
  vi.setSystemTime(inTheEighties);
  vi.stubGlobal('inTheWay', true);
  vi.stubEnv('IN_THE_WAY', 'yes');
  vi.spyOn(console, 'table');
});
