import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** Of each process: one that starts another has as much for itself. */
export type Limits = {
  timeoutMs: number;
  /** Seconds of processor, of all its threads together. */
  cpuSeconds: number;
  memoryBytes: number;
  /** The longest file that the program may write. */
  fileBytes: number;
  signal?: AbortSignal | undefined;
};

/** The program ended by itself and said no. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
}

/** The program was killed: at a limit of processor (SIGXCPU) or memory (it aborts), or from outside. */
export class ProgramKilled extends Error {
  override name = 'ProgramKilled';
  readonly signal: NodeJS.Signals;

  constructor(message: string, signal: NodeJS.Signals) {
    super(message);
    this.signal = signal;
  }
}

/**
 * The kernel keeps the limits: RLIMIT_DATA (private writable memory; macOS ignores it), RLIMIT_FSIZE in blocks of 512
 * bytes, RLIMIT_CPU (SIGXCPU, a second later SIGKILL), no core files. The program sees no environment of ours, yields
 * the processor to the web server, and is the first to go when the machine runs out of memory.
 */
const shell = `
ulimit -c 0; ulimit -f "$2"; ulimit -S -t "$3"; ulimit -H -t "$(($3 + 1))"; ulimit -d "$1" 2>/dev/null
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
shift 3
exec env -i PATH="$PATH" nice -n 10 "$@"`;

export type LimitedProgram = {
  child: ChildProcessWithoutNullStreams;
  /** Resolves when the program ended well, and rejects with how it did not. */
  ended: Promise<void>;
  /** Kills it and whatever it started. */
  kill: () => void;
};

/**
 * Starts a program that meets hostile files, in a process group of its own. Its standard input stays open as long as
 * this process lives, so that it can notice that nobody waits any more.
 */
export function startLimited(
  command: readonly string[],
  limits: Pick<Limits, 'cpuSeconds' | 'memoryBytes' | 'fileBytes'>,
): LimitedProgram {
  const kilobytes = String(Math.ceil(limits.memoryBytes / 1024));
  const blocks = String(Math.ceil(limits.fileBytes / 512));
  const seconds = String(Math.ceil(limits.cpuSeconds));
  const limited = ['-c', shell, 'sh', kilobytes, blocks, seconds, ...command];
  const child = spawn('/bin/sh', limited, {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      const said = (how: string) => `${command[0]} ${how}: ${complaint}`;
      if (code === 0) resolve();
      else if (killedBy) reject(new ProgramKilled(said(`was killed by ${killedBy}`), killedBy));
      else reject(new ProgramFailed(said(`ended with ${code}`)));
    });
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // It has ended, and what it said is still being read.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  return { child, ended, kill };
}

/** Runs a limited program to its end; it is killed on abort and timeout. */
export async function runLimited(
  command: readonly string[],
  limits: Limits,
  onOutput: (chunk: Buffer) => void,
): Promise<void> {
  limits.signal?.throwIfAborted();
  const { child, ended, kill } = startLimited(command, limits);
  child.stdout.on('data', onOutput);
  await untilStopped(ended, limits, kill);
}

/** Waits for something that is killed, and rejected with the reason, on abort and timeout. */
export async function untilStopped<T>(
  result: Promise<T>,
  { timeoutMs, signal }: Pick<Limits, 'timeoutMs' | 'signal'>,
  kill: () => void,
): Promise<T> {
  const stop = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  stop.addEventListener('abort', kill, { once: true });
  try {
    return await result;
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  } finally {
    stop.removeEventListener('abort', kill);
  }
}
