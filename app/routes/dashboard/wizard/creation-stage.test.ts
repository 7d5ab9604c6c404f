import { expect, test } from 'vitest';
import { creationStage } from './creation-stage.ts';
import type { UploadState } from '../upload/upload-state.ts';

const idle: UploadState = { phase: 'idle' };
const done: UploadState = { phase: 'done', name: 'x' };
const pending = {
  id: 'x',
  fileName: 'x',
  size: 100,
  received: 50,
  sha256: null,
  isArriving: true,
};
const elsewhere: UploadState = { phase: 'elsewhere', pending };
const flight = (phase: 'sending' | 'paused' | 'waiting', sent: number): UploadState => ({
  phase,
  name: 'x',
  sent,
  total: 100,
  speed: 0,
  sha256: null,
});

test.each([
  [{ audio: flight('sending', 0), cover: idle, hasAudio: false, created: false }, 10],
  [{ audio: flight('sending', 50), cover: idle, hasAudio: false, created: false }, 30],
  [{ audio: flight('waiting', 50), cover: idle, hasAudio: false, created: false }, 30],
  [{ audio: elsewhere, cover: idle, hasAudio: false, created: false }, 30],
  [{ audio: done, cover: idle, hasAudio: false, created: false }, 60],
  [{ audio: done, cover: flight('sending', 1), hasAudio: true, created: false }, 80],
  [{ audio: done, cover: done, hasAudio: true, created: false }, 90],
  [{ audio: idle, cover: idle, hasAudio: true, created: false }, 90],
  [{ audio: done, cover: done, hasAudio: true, created: true }, 100],
])('%j is at %i %%', (situation, percent) => {
  expect(creationStage(situation).percent).toBe(percent);
});

test('nothing is created before the last byte of every file', () => {
  const arriving = { audio: done, cover: flight('sending', 99), hasAudio: true, created: false };
  expect(creationStage(arriving).filesArrived).toBe(false);
  expect(creationStage({ ...arriving, cover: idle }).filesArrived).toBe(true);
  expect(creationStage({ ...arriving, audio: flight('sending', 1) }).filesArrived).toBe(false);
  expect(creationStage({ ...arriving, cover: elsewhere }).filesArrived).toBe(false);
});

test.each([
  ['nothing', idle],
  ['a refused file', { phase: 'refused', title: 't', message: 'm' } as const],
  ['half a file', { phase: 'half', pending } as const],
])('%s is not enough to create a song that has no audio', (_, audio) => {
  const situation = { audio, cover: idle, created: false };
  expect(creationStage({ ...situation, hasAudio: false }).audioComes).toBe(false);
  expect(creationStage({ ...situation, hasAudio: true }).audioComes).toBe(true);
});
