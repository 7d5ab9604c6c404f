import { expect, test } from 'vitest';
import { createMinuteSample } from './minute-sample.ts';

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);

test('of each key one a minute, with how many were left out since', () => {
  const sample = createMinuteSample();
  expect(sample('a', at(0))).toEqual({ leftOut: 0 });
  for (const seconds of [0, 1, 59.999]) expect(sample('a', at(seconds))).toBeNull();
  expect(sample('b', at(30))).toEqual({ leftOut: 0 });
  expect(sample('a', at(60))).toEqual({ leftOut: 3 });
  expect(sample('a', at(120))).toEqual({ leftOut: 0 });
});

test('a clock that was put back does not silence it', () => {
  const sample = createMinuteSample();
  sample('a', at(3600));
  expect(sample('a', at(0))).toEqual({ leftOut: 0 });
  expect(sample('a', at(1))).toBeNull();
});
