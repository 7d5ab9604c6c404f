import { expect, test } from 'vitest';
import type { PendingUpload } from '#server/services/uploads/read-pending-uploads.ts';
import { doneSteps, resumeStep } from './wizard-steps.ts';

const cover = { base: '/x', complete: true };
const half: PendingUpload = {
  id: 'x',
  fileName: 'portada.png',
  size: 100,
  received: 50,
  sha256: null,
  isArriving: false,
};

test.each([
  [null, []],
  [{ hasAudio: false, cover: null, failure: null }, [1]],
  [{ hasAudio: false, cover, failure: null }, [1, 3]],
  [{ hasAudio: true, cover: null, failure: null }, [1, 2]],
  [{ hasAudio: true, cover: null, failure: 'x' }, [1]],
  [{ hasAudio: true, cover, failure: null }, [1, 2, 3]],
])('of %j the steps %j are done', (draft, done) => {
  expect(doneSteps(draft).flatMap((isDone, index) => (isDone ? [index + 1] : []))).toEqual(done);
});

test.each([
  [{ hasAudio: false, cover: null, failure: null }, null, 2],
  [{ hasAudio: false, cover, failure: null }, null, 2],
  [{ hasAudio: false, cover: null, failure: null }, half, 2],
  [{ hasAudio: true, cover: null, failure: null }, half, 3],
  [{ hasAudio: true, cover: null, failure: null }, null, 4],
  [{ hasAudio: true, cover: null, failure: 'x' }, null, 2],
  [{ hasAudio: true, cover, failure: null }, null, 4],
])('%j with %j on its way goes on at %i', (draft, pendingCover, next) => {
  expect(resumeStep(draft, { audio: null, cover: pendingCover })).toBe(next);
});
