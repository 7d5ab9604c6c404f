import type { Asked, Told } from './messages.ts';
import { type Problem, TakeProblem, unreadable, workerFailed } from './problems.ts';

type VoiceWorker = { ask: (asked: Asked, transfer?: Transferable[]) => void; close: () => void };

/** Starts the worker of the voice, which ends when it is closed: its memory goes with it. */
export function openVoiceWorker(
  onTold: (told: Told) => void,
  onFailure: (problem: Problem) => void,
): VoiceWorker {
  const worker = new Worker(new URL('./voice-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => onTold(data));
  for (const failure of ['error', 'messageerror'] as const)
    worker.addEventListener(failure, () => onFailure(workerFailed));
  return {
    ask: (asked, transfer = []) => worker.postMessage(asked, transfer),
    close: () => worker.terminate(),
  };
}

/** In milliseconds; a slow phone is told of progress each half second of a take, and decodes an unknown file at once or never. */
const longestSilence = 20_000;

/**
 * Lets a worker of its own answer one question. Rejects with a `TakeProblem` where it cannot, and with the signal's reason.
 * `onTold` is told each message, with what resolves it and what goes on asking.
 */
export async function askWorker<Result>(
  first: Asked,
  signal: AbortSignal,
  onTold: (
    told: Told,
    on: { resolve: (result: Result) => void; reject: (problem: Problem) => void } & VoiceWorker,
  ) => void,
): Promise<Result> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const fail = (problem: Problem) => reject(new TakeProblem(problem));
  let heardAt = performance.now();
  const worker = openVoiceWorker((told) => {
    heardAt = performance.now();
    if (told.kind === 'unreadable') fail(unreadable[told.why]);
    else onTold(told, { ...worker, resolve, reject: fail });
  }, fail);
  // Some files are looked at for ever: whoever says nothing for so long never will.
  const watch = setInterval(() => {
    if (performance.now() - heardAt > longestSilence) fail(unreadable.unknown);
  }, 1000);
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  worker.ask(first);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', abort);
    worker.close();
  }
}
