import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { limitConcurrency } from './concurrency-limit.ts';
import { type Limits, startLimited, untilStopped } from './run-limited.ts';

/** What a program of a pool writes for each line that it reads. One that wants no further question says so. */
export type PoolResult = { result: unknown; isLast: boolean };

export type PoolOptions = {
  command: readonly string[];
  /** Of each program over its whole life; the time is that of one response. */
  limits: Omit<Limits, 'signal'>;
  /** How many run at a time. */
  most: number;
  /** How long one without a question is kept, in milliseconds. */
  idleMs: number;
};

type Program = {
  ask(question: string, signal: AbortSignal | undefined): Promise<PoolResult>;
  close(): void;
  isOpen(): boolean;
};

/**
 * Asks limited programs that read questions and write answers, a line of JSON each. Starting one holds the event loop
 * for many milliseconds, so that they are kept for the next question; one that fails or is killed is replaced.
 */
export function limitedPool(
  options: PoolOptions,
): (question: unknown, signal?: AbortSignal) => Promise<unknown> {
  const inTurn = limitConcurrency(options.most);
  const idle: { program: Program; timer: NodeJS.Timeout }[] = [];

  const take = (): Program => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.program.isOpen()) return kept.program;
    }
    return startProgram(options);
  };
  const keep = (program: Program): void => {
    const entry = {
      program,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1);
        program.close();
      }, options.idleMs).unref(),
    };
    idle.push(entry);
  };

  return (question, signal) =>
    inTurn(async () => {
      signal?.throwIfAborted();
      const program = take();
      let isReusable = false;
      try {
        const { result, isLast } = await program.ask(JSON.stringify(question), signal);
        isReusable = !isLast;
        return result;
      } finally {
        if (isReusable) keep(program);
        else program.close();
      }
    });
}

function startProgram({ command, limits }: PoolOptions): Program {
  const { child, ended, kill } = startLimited(command, limits);
  const results = createInterface({ input: child.stdout });
  // Only one that is being asked keeps this process alive.
  const handles = [child, child.stdin, child.stdout, child.stderr] as {
    ref(): void;
    unref(): void;
  }[];
  let isOpen = true;
  // Its end is an error of the question that waits for it, and of nobody else. Writing to it fails after it, too.
  const gone = ended.finally(() => (isOpen = false));
  gone.catch(() => {});
  child.stdin.on('error', () => {});
  return {
    isOpen: () => isOpen,
    close() {
      isOpen = false;
      child.stdin.end();
    },
    async ask(question, signal) {
      for (const handle of handles) handle.ref();
      try {
        const replied = once(results, 'line') as Promise<[string]>;
        child.stdin.write(`${question}\n`);
        const neverReplied = gone.then(() => {
          throw new Error(`${command[0]} ended without a response`);
        });
        const [line] = await untilStopped(
          Promise.race([replied, neverReplied]),
          { timeoutMs: limits.timeoutMs, signal },
          kill,
        );
        return JSON.parse(line) as PoolResult;
      } finally {
        for (const handle of handles) handle.unref();
      }
    },
  };
}
