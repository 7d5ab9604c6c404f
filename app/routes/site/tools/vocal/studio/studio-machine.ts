import { type Analysis, refusalSentence } from '#packages/vocal/src/index.ts';
import { askTicket } from './ask-ticket.ts';
import { createFeed, type LiveFeed } from './live-feed.ts';
import {
  afterReturn,
  cutShort,
  microphoneProblem,
  nothingRecorded,
  type Problem,
  TakeProblem,
  tooLarge,
  tunerEnded,
  unreadable,
  workerFailed,
} from './problems.ts';
import { analyseFile, secondsOf, type Stretch } from './read-take.ts';
import { openRecording, type Recording } from './record-take.ts';
import { mostBytes } from './take-limits.ts';

/** A take that can be measured; `url` plays it. */
export type ReadyTake = { name: string; file: Blob; url: string; seconds: number };

export type Measured = { take: ReadyTake; stretch: Stretch; analysis: Analysis; ticket: string };

export type Phase =
  | { at: 'choosing' | 'opening' | 'asking' }
  | { at: 'counting'; left: number }
  | { at: 'recording' | 'tuning'; feed: LiveFeed }
  | { at: 'ready'; take: ReadyTake }
  | { at: 'measuring'; take: ReadyTake; share: number }
  | ({ at: 'measured' } & Measured);

/** Where the tool is, and what stands in the way. */
export type StudioState = { phase: Phase; problem: Problem | null };

const countdown = 3;

/**
 * From an empty page to a measured take, one thing at a time: whatever begins ends what was under way. `show` is told each state.
 */
export function createStudioMachine(show: (state: StudioState) => void) {
  let underWay = new AbortController();
  let recording: Recording | null = null;
  let take: ReadyTake | null = null;

  const begin = (): AbortSignal => {
    underWay.abort();
    underWay = new AbortController();
    return underWay.signal;
  };
  const closeRecording = () => {
    recording?.close();
    recording = null;
  };

  const reset = (problem: Problem | null = null) => {
    begin();
    closeRecording();
    if (take) URL.revokeObjectURL(take.url);
    take = null;
    show({ phase: { at: 'choosing' }, problem });
  };

  /** A recording is a file too, by then; `problem` is why it ended early. */
  const open = async (name: string, file: Blob, problem: Problem | null = null) => {
    const signal = begin();
    show({ phase: { at: 'opening' }, problem });
    const seconds = await secondsOf(file, signal);
    take = { name, file, url: URL.createObjectURL(file), seconds };
    show({ phase: { at: 'ready', take }, problem });
  };

  const choose = async (file: File) => {
    if (file.size > mostBytes) return reset(tooLarge(file.size));
    if (file.size === 0) return reset(unreadable.soundless);
    await open(file.name.replace(/\.[^.]+$/, ''), file);
  };

  const hear = async ({ keeps }: { keeps: boolean }) => {
    reset();
    const { signal } = underWay;
    show({ phase: { at: 'asking' }, problem: null });
    const feed = createFeed();
    const onEnd = (why: Problem) => {
      if (signal.aborted) return;
      if (keeps) attempt(() => finish(why));
      else reset(tunerEnded(why));
    };
    const opened = await openRecording(feed, { keeps, onEnd }).catch((error: unknown) => {
      throw new TakeProblem(microphoneProblem(error));
    });
    if (signal.aborted) return opened.close();
    recording = opened;
    for (let left = keeps ? countdown : 0; left > 0; left -= 1) {
      show({ phase: { at: 'counting', left }, problem: null });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      signal.throwIfAborted();
    }
    opened.start();
    show({ phase: { at: keeps ? 'recording' : 'tuning', feed }, problem: null });
  };

  const finish = async (why: Problem | null) => {
    const ended = recording;
    const signal = begin();
    recording = null;
    if (!ended) return;
    const { file, seconds } = await ended.finish();
    signal.throwIfAborted();
    if (seconds === 0) reset(why ?? nothingRecorded);
    else await open('Toma de hoy', file, why);
  };

  const measure = async (stretch: Stretch) => {
    const measured = take;
    if (!measured) return;
    const signal = begin();
    const showShare = (share: number) => {
      if (!signal.aborted)
        show({ phase: { at: 'measuring', take: measured, share }, problem: null });
    };
    showShare(0);
    const { ticket = '' } = await askTicket({ intent: 'take' });
    signal.throwIfAborted();
    let found: { analysis: Analysis; isCut: boolean };
    try {
      found = await analyseFile(measured.file, stretch, { signal, onProgress: showShare });
      refuseUseless(found.analysis);
    } catch (error) {
      signal.throwIfAborted();
      const { title, message } = error instanceof TakeProblem ? error.problem : workerFailed;
      const returned = await askTicket({ intent: 'return', ticket }).catch(() => null);
      throw new TakeProblem({ title, message: `${message} ${afterReturn(returned)}` });
    }
    await askTicket({ intent: 'use', ticket });
    signal.throwIfAborted();
    const { analysis, isCut } = found;
    show({
      phase: { at: 'measured', take: measured, stretch, analysis, ticket },
      problem: isCut ? cutShort : null,
    });
  };

  /** Ends what is measured; its ticket serves for the next time within the hour. */
  const cancel = () => {
    begin();
    if (take) show({ phase: { at: 'ready', take }, problem: null });
  };

  /** Says why something did not work out, beside the take if there is one; what was ended says nothing. */
  const attempt = (act: () => Promise<void>) => {
    act().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const problem = error instanceof TakeProblem ? error.problem : workerFailed;
      if (take) show({ phase: { at: 'ready', take }, problem });
      else reset(problem);
    });
  };

  return {
    choose: (file: File) => attempt(() => choose(file)),
    record: () => attempt(() => hear({ keeps: true })),
    tune: () => attempt(() => hear({ keeps: false })),
    finish: () => attempt(() => finish(null)),
    measure: (stretch: Stretch) => attempt(() => measure(stretch)),
    cancel,
    reset: () => reset(),
    leave: () => {
      begin();
      closeRecording();
    },
  };
}

function refuseUseless({ refusals }: Analysis): void {
  if (refusals.length === 0) return;
  throw new TakeProblem({
    title: 'Con esta toma no alcanza',
    message: refusals.map(refusalSentence).join(' '),
  });
}
