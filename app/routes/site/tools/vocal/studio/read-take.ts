import type { Analysis } from '#packages/vocal/src/index.ts';
import { decodeOnPage } from './decode-on-page.ts';
import { unreadable } from './problems.ts';
import { askWorker } from './voice-worker-client.ts';

/** Seconds of a take that are measured. */
export type Stretch = { from: number; to: number };

/** How long a file sounds, in seconds. Rejects with a `TakeProblem` of one that is no sound. */
export const secondsOf = (file: Blob, signal: AbortSignal): Promise<number> =>
  askWorker<number>({ kind: 'open', file }, signal, (told, { resolve }) => {
    if (told.kind === 'opened') resolve(told.seconds);
  });

/** Decodes and measures some seconds of a file. Rejects with a `TakeProblem` where it cannot. */
export const analyseFile = (
  file: Blob,
  { from, to }: Stretch,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ analysis: Analysis; isCut: boolean }> =>
  askWorker({ kind: 'open', file }, signal, (told, { ask, resolve, reject }) => {
    if (told.kind === 'opened') ask({ kind: 'analyse', from, to });
    if (told.kind === 'progress') onProgress(told.share);
    if (told.kind === 'analysed') resolve(told);
    if (told.kind === 'undecodable-here')
      decodeOnPage(file, { from, to }).then(
        (decoded) => {
          const buffers = decoded.channels.map(({ buffer }) => buffer);
          ask({ kind: 'decoded', ...decoded }, buffers);
        },
        () => reject(unreadable.undecodable),
      );
  });
