import { describe, expect, test } from 'vitest';
import type { PendingUpload } from '#server/services/uploads/read-pending-uploads.ts';
import { mergeUpload, type OwnUpload } from './upload-state.ts';

const half: PendingUpload = {
  id: 'x',
  fileName: 'Páramo.wav',
  size: 100,
  received: 30,
  sha256: 'same',
  isArriving: false,
};
const arriving = { ...half, isArriving: true };
const own = (phase: 'sending' | 'paused' | 'waiting'): OwnUpload => ({
  phase,
  name: 'Páramo.wav',
  sent: 30,
  total: 100,
  speed: 0,
  sha256: 'same',
});
const refused: OwnUpload = { phase: 'refused', title: 't', message: 'm' };
const otherFile: OwnUpload = { phase: 'other-file', file: new File([], 'otra.wav') };

describe('what is true of a file', () => {
  test.each<[string, OwnUpload, PendingUpload | null | undefined, string]>([
    ['after a reload it is half there', { phase: 'idle' }, half, 'half'],
    ['another tab sends it', { phase: 'idle' }, arriving, 'elsewhere'],
    ['this tab sends it', own('sending'), arriving, 'sending'],
    ['this tab waits for its network', own('waiting'), half, 'waiting'],
    ['it is paused here', own('paused'), half, 'paused'],
    ['its last bytes arrive after the pause', own('paused'), arriving, 'paused'],
    ['another tab went on', own('paused'), { ...arriving, received: 31 }, 'elsewhere'],
    ['another tab began another file', own('paused'), { ...half, sha256: 'other' }, 'half'],
    ['another tab ended it', own('paused'), null, 'idle'],
    ['nothing was heard since the pause', own('paused'), undefined, 'paused'],
    ['it is whole', { phase: 'done', name: 'x' }, null, 'done'],
    ['nothing was heard since it was whole', { phase: 'done', name: 'x' }, undefined, 'done'],
    ['a wrong file was chosen beside it', refused, half, 'refused'],
    ['a wrong file was chosen while another tab sends', refused, arriving, 'elsewhere'],
    ['another file was chosen to go on with it', otherFile, half, 'other-file'],
    ['another file was chosen, and it is gone', otherFile, null, 'idle'],
  ])('%s', (_, state, pending, phase) => {
    expect(mergeUpload(state, pending).phase).toBe(phase);
  });
});
