import { expect, test } from 'vitest';
import { creationStage } from './creation-stage.ts';
import type { UploadState } from '../upload/upload-state.ts';

const idle: UploadState = { phase: 'idle' };
const done: UploadState = { phase: 'done', name: 'x' };
const flight = (phase: 'sending' | 'paused' | 'waiting', sent: number): UploadState => ({
  phase,
  name: 'x',
  sent,
  total: 100,
  speed: 0,
});

test.each([
  [{ audio: flight('sending', 0), cover: idle, hasAudio: false, created: false }, 10],
  [{ audio: flight('sending', 50), cover: idle, hasAudio: false, created: false }, 30],
  [{ audio: flight('waiting', 50), cover: idle, hasAudio: false, created: false }, 30],
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
});

test('a refused file stops the creation only when the song has no audio', () => {
  const refused: UploadState = { phase: 'refused', title: 't', message: 'm' };
  const base = { audio: refused, cover: idle, created: false };
  expect(creationStage({ ...base, hasAudio: false }).refused).toBe(refused);
  expect(creationStage({ ...base, hasAudio: true }).refused).toBeNull();
});
