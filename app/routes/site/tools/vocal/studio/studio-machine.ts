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
  unreadable,
  withoutTake,
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
 * From an empty page to a measured take, one thing at a time: whatever begins ends what was under way, which says nothing more. `show`
 * is told each state.
 */
export function createStudioMachine(show: (state: StudioState) => void) {
  let underWay = new AbortController();
  let recording: Recording | null = null;
  let take: ReadyTake | null = null;
  /** There is a result, and its ticket is being used: it is too late to end that. */
  let isSettled = false;

  /** Begins something, which ends with its signal. What goes wrong is said beside the take, if there is one. */
  const attempt = (act: (signal: AbortSignal) => Promise<void>) => {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    act(signal).catch((error: unknown) => {
      if (signal.aborted) return;
      const problem = error instanceof TakeProblem ? error.problem : workerFailed;
      if (take) show({ phase: { at: 'ready', take }, problem });
      else reset(problem);
    });
  };

  const clear = () => {
    recording?.close();
    recording = null;
    if (take) URL.revokeObjectURL(take.url);
    take = null;
  };

  const reset = (problem: Problem | null = null) => {
    underWay.abort();
    clear();
    show({ phase: { at: 'choosing' }, problem });
  };

  /** A recording is a file too, by then; `problem` is why it ended early. */
  const open = async (
    { name, file, problem }: { name: string; file: Blob; problem: Problem | null },
    signal: AbortSignal,
  ) => {
    show({ phase: { at: 'opening' }, problem });
    const seconds = await secondsOf(file, signal);
    signal.throwIfAborted();
    take = { name, file, url: URL.createObjectURL(file), seconds };
    show({ phase: { at: 'ready', take }, problem });
  };

  const choose = async (file: File, signal: AbortSignal) => {
    clear();
    if (file.size > mostBytes) throw new TakeProblem(tooLarge(file.size));
    if (file.size === 0) throw new TakeProblem(unreadable.soundless);
    await open({ name: nameOf(file), file, problem: null }, signal);
  };

  const hear = async (keeps: boolean, signal: AbortSignal) => {
    clear();
    show({ phase: { at: 'asking' }, problem: null });
    const feed = createFeed();
    let isHearing = false;
    const onEnd = (why: Problem) => {
      if (signal.aborted) return;
      if (keeps && isHearing) finish(why);
      else reset(withoutTake(why));
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
    isHearing = true;
    opened.start();
    show({ phase: { at: keeps ? 'recording' : 'tuning', feed }, problem: null });
  };

  /** Ends what is recorded, once: it is closed by whatever begins next, too. */
  const finish = (why: Problem | null) => {
    const ended = recording;
    if (!ended) return;
    recording = null;
    attempt(async (signal) => {
      signal.addEventListener('abort', ended.close);
      show({ phase: { at: 'opening' }, problem: why });
      const { file, seconds } = await ended.finish();
      signal.throwIfAborted();
      if (seconds === 0) throw new TakeProblem(why ?? nothingRecorded);
      await open({ name: 'Toma de hoy', file, problem: why }, signal);
    });
  };

  const measure = async (stretch: Stretch, signal: AbortSignal) => {
    const measured = take;
    if (!measured) return;
    const onProgress = (share: number) => {
      if (!signal.aborted)
        show({ phase: { at: 'measuring', take: measured, share }, problem: null });
    };
    onProgress(0);
    let { ticket = '' } = await askTicket({ intent: 'take' }, signal);
    let found: { analysis: Analysis; isCut: boolean };
    try {
      found = await analyseFile(measured.file, stretch, { signal, onProgress });
      refuseUseless(found.analysis);
    } catch (error) {
      signal.throwIfAborted();
      const { title, message } = error instanceof TakeProblem ? error.problem : workerFailed;
      const returned = await askTicket({ intent: 'return', ticket }).catch(() => null);
      throw new TakeProblem({ title, message: `${message} ${afterReturn(returned)}` });
    }
    signal.throwIfAborted();
    isSettled = true;
    try {
      ticket = await consume(ticket);
    } finally {
      isSettled = false;
    }
    signal.throwIfAborted();
    const { analysis, isCut } = found;
    show({
      phase: { at: 'measured', take: measured, stretch, analysis, ticket },
      problem: isCut ? cutShort : null,
    });
  };

  /** Ends what is measured; its ticket serves for the next time within the hour. */
  const cancel = () => {
    if (isSettled || !take) return;
    underWay.abort();
    show({ phase: { at: 'ready', take }, problem: null });
  };

  return {
    choose: (file: File) => attempt((signal) => choose(file, signal)),
    record: () => attempt((signal) => hear(true, signal)),
    tune: () => attempt((signal) => hear(false, signal)),
    finish: () => finish(null),
    measure: (stretch: Stretch) => attempt((signal) => measure(stretch, signal)),
    cancel,
    reset: () => reset(),
  };
}

/** Uses a ticket up, and resolves with the one that was: another tab may have been faster with the same. */
async function consume(ticket: string): Promise<string> {
  try {
    await askTicket({ intent: 'use', ticket });
    return ticket;
  } catch (error) {
    const problem = error instanceof TakeProblem ? error.problem : null;
    // Whoever lost the connection has their result: it was made here, and the ticket was taken.
    if (problem?.isOffline) return ticket;
    if (!problem?.isSpent) throw error;
    const { ticket: another = '' } = await askTicket({ intent: 'take' });
    await askTicket({ intent: 'use', ticket: another });
    return another;
  }
}

/** What a file is called, without what says its kind. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').trim() || 'Toma';

function refuseUseless({ refusals }: Analysis): void {
  if (refusals.length === 0) return;
  throw new TakeProblem({
    title: 'Con esta toma no alcanza',
    message: refusals.map(refusalSentence).join(' '),
  });
}
