import { expect, test } from 'vitest';
import { planTasks, release, shortDay, weeks } from './plan.ts';

test('a task that falls on a holiday moves to the working day before it', () => {
  const pitch = planTasks().find(({ before }) => before === 28);
  expect(pitch?.moved).toEqual({ from: '2027-03-26', holiday: 'Viernes Santo' });
  expect(shortDay(pitch?.day ?? '')).toBe('mié 24 mar');
});

test('no task stands on a Sunday or a holiday, and every one stands in its week', () => {
  const days = weeks().flat();
  expect(days.filter(({ task }) => task)).toHaveLength(planTasks().length);
  for (const { day, task, holiday } of days)
    if (task) {
      expect(holiday).toBeUndefined();
      expect(shortDay(day)).not.toMatch(/^dom/);
    }
});

test('the weeks go down from the release, Monday to Sunday', () => {
  const [first = [], second = []] = weeks();
  expect(first.map(({ day }) => day)).toContain(release);
  expect(shortDay(first[0]?.day ?? '')).toBe('lun 19 abr');
  expect(shortDay(second[6]?.day ?? '')).toBe('dom 18 abr');
});
