import { expect, test } from 'vitest';
import { doneSteps, nextStep } from './wizard-steps.ts';

const cover = { base: '/x', complete: true };

test.each([
  [null, [], 1],
  [{ hasAudio: false, cover: null }, [1], 2],
  [{ hasAudio: false, cover }, [1, 3], 2],
  [{ hasAudio: true, cover: null }, [1, 2], 3],
  [{ hasAudio: true, cover }, [1, 2, 3], 4],
])('of %j the steps %j are done, and it goes on at %i', (draft, done, next) => {
  expect(doneSteps(draft).flatMap((isDone, index) => (isDone ? [index + 1] : []))).toEqual(done);
  expect(nextStep(draft)).toBe(next);
});
