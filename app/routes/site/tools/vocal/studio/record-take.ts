import { feedWith, type LiveFeed } from './live-feed.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { interruptions, type Problem, TakeProblem, workerFailed } from './problems.ts';
import { longestTake } from './take-limits.ts';
import { openVoiceWorker } from './voice-worker-client.ts';

/** A microphone that is open. */
export type Recording = {
  /** Listens from now on. */
  start: () => void;
  /** Resolves with what was kept since, as a file; it is empty where nothing was. Rejects with a `TakeProblem`. */
  finish: () => Promise<{ file: Blob; seconds: number }>;
  close: () => void;
};

/** Seconds that may be missing when its tab is seen again: more, and the system took the microphone meanwhile. */
const mostMissing = 1.5;

/**
 * Opens the microphone; `feed` has what it hears. `onEnd` is told once at most that it has to end, and why. Rejects as `getUserMedia`
 * does.
 */
export async function openRecording(
  feed: LiveFeed,
  { keeps, onEnd }: { keeps: boolean; onEnd: (why: Problem) => void },
): Promise<Recording> {
  const { promise, resolve, reject } = Promise.withResolvers<{ file: Blob; seconds: number }>();
  // Of a recording that nobody waits for.
  promise.catch(() => {});
  const ends = once(onEnd);
  const microphone = await openMicrophone((why) => ends(interruptions[why]));
  const worker = orClose(microphone, () =>
    openVoiceWorker(
      (told) => {
        if (told.kind === 'recorded') resolve(told);
        if (told.kind !== 'heard') return;
        feedWith(feed, told);
        if (keeps && told.seconds >= longestTake) ends(interruptions.tooLong);
      },
      (problem) => {
        reject(new TakeProblem(problem));
        ends(workerFailed);
      },
    ),
  );
  let began = 0;
  const lookForMissing = () => {
    const missing = (performance.now() - began) / 1000 - feed.seconds;
    if (!document.hidden && began > 0 && missing > mostMissing) ends(interruptions.silenced);
  };
  // What waited to be told while nobody saw it is told first.
  const onSeen = () => setTimeout(lookForMissing, 1000);
  document.addEventListener('visibilitychange', onSeen);
  const close = () => {
    document.removeEventListener('visibilitychange', onSeen);
    microphone.close();
    worker.close();
  };
  return {
    start() {
      began = performance.now();
      const port = microphone.listen();
      worker.ask({ kind: 'record', rate: microphone.rate, port, keeps }, [port]);
    },
    async finish() {
      microphone.close();
      worker.ask({ kind: 'stop' });
      return await promise.finally(close);
    },
    close,
  };
}

/** Nothing that goes wrong leaves a microphone open. */
function orClose<Result>(microphone: Microphone, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    microphone.close();
    throw error;
  }
}

/** Lets through the first call alone. */
function once<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  let isDone = false;
  return (argument) => {
    if (isDone) return;
    isDone = true;
    act(argument);
  };
}
