import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Limits, ProgramFailed, runLimited, startLimited } from './run-limited.ts';

vi.setConfig({ testTimeout: 30_000 });

const roomy: Limits = {
  timeoutMs: 20_000,
  cpuSeconds: 20,
  memoryBytes: 1024 ** 3,
  fileBytes: 1024 ** 2,
};

async function run(command: string[], limits: Partial<Limits> = {}): Promise<string> {
  let output = '';
  await runLimited(command, { ...roomy, ...limits }, (chunk) => {
    output += chunk.toString();
  });
  return output;
}

/** A process that has ended but that nobody has waited for yet keeps its number, and no command line. */
const isRunning = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

test('hands over the output, and arguments as they are', async () => {
  expect(await run(['printf', '%s|', 'canción ñ', '$(id)', '; ls', "it's"])).toBe(
    "canción ñ|$(id)|; ls|it's|",
  );
});

test('shows the program nothing of our environment but where programs are', async () => {
  const names = (await run(['env'])).split('\n').map((line) => line.split('=')[0]);
  expect(names.filter(Boolean)).toEqual(['PATH']);
});

test('lets whoever serves people go first', async () => {
  const niceness = Math.min(getPriority() + 10, 19);
  expect(await run([process.execPath, '-p', 'os.getPriority()'])).toBe(`${niceness}\n`);
});

test('has nothing to kill where a program has just ended by itself', async () => {
  const { child, ended, kill } = startLimited(['true'], roomy);
  child.stdout.resume();
  await once(child, 'exit');
  expect(kill).not.toThrow();
  await ended;
});

test('says how a program failed', async () => {
  const failing = run(['sh', '-c', 'echo "no such song" >&2; exit 3']);
  await expect(failing).rejects.toThrow(ProgramFailed);
  await expect(failing).rejects.toThrow('no such song');
  await expect(run(['no-such-program'])).rejects.toThrow(ProgramFailed);
});

test.runIf(process.platform === 'linux')('kills the whole group at the time limit', async () => {
  const pids: number[] = [];
  const slow = runLimited(
    ['sh', '-c', 'sleep 30 & echo $! $$; wait'],
    { ...roomy, timeoutMs: 1_500 },
    (chunk) => pids.push(...chunk.toString().trim().split(' ').map(Number)),
  );
  await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
  await sleep(50);
  expect(pids).toHaveLength(2);
  expect(await Promise.all(pids.map(isRunning))).toEqual([false, false]);
});

test('kills on abort, and does not start after it', async () => {
  const controller = new AbortController();
  const start = performance.now();
  setTimeout(() => controller.abort(), 100);
  const { signal } = controller;
  await expect(run(['sleep', '30'], { signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - start).toBeLessThan(5_000);
  await expect(run(['sleep', '30'], { signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('ends a program that computes too long', async () => {
  const endless = run(['sh', '-c', 'while :; do :; done'], { cpuSeconds: 1 });
  await expect(endless).rejects.toThrow(/killed by SIG(XCPU|KILL)/);
});

test('ends a program that writes too long a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-limited-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'long');
  const writing = run(['dd', 'if=/dev/zero', `of=${file}`, 'bs=64k', 'count=100']);
  await expect(writing).rejects.toThrow(/SIGXFSZ|too large/);
  expect((await stat(file)).size).toBeLessThanOrEqual(1024 ** 2);
});

test.runIf(process.platform === 'linux')('ends a program that takes too much memory', async () => {
  const hoard = 'const hoard = []; for (;;) hoard.push(Buffer.alloc(2 ** 26, 1));';
  await expect(run([process.execPath, '-e', hoard])).rejects.toThrow(/ended with|killed by/);
  // The same program within its limits lives.
  const modest = 'Buffer.alloc(2 ** 26, 1); console.log("done")';
  expect(await run([process.execPath, '-e', modest])).toBe('done\n');
});

test('a program notices when we are gone: its input ends', async () => {
  // `cat` ends with its input, which stays open as long as we live.
  await expect(run(['cat'], { timeoutMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
});
