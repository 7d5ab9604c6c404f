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

/**
 * Lets a worker of its own answer one question. Rejects with a `TakeProblem` where it cannot, and with the signal's reason. `settle`
 * is told each message, with what resolves it and what goes on asking.
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
  const worker = openVoiceWorker((told) => {
    if (told.kind === 'unreadable') fail(unreadable[told.why]);
    else onTold(told, { ...worker, resolve, reject: fail });
  }, fail);
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  worker.ask(first);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    worker.close();
  }
}
