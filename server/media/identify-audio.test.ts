import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hostileSounds } from '#test/media/hostile-sounds.ts';
import { audioIdentifier, identifyAudio } from './identify-audio.ts';
import { waveBytes } from './test-sounds.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let song: string;
/** A file whose bytes never come: whoever reads it waits for ever. */
let endless: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identify-audio-'));
  song = join(folder, 'song');
  await writeFile(song, waveBytes({ seconds: 1 }));
  endless = join(folder, 'endless');
  await promisify(execFile)('mkfifo', [endless]);
});
afterAll(() => rm(folder, { recursive: true }));

const usual = { timeoutMs: 30_000, cpuSeconds: 5, memoryBytes: 1024 ** 3 };
const patience = { timeout: 20_000 };
const invalid = { code: 'audio.invalid' };

test('says what a song is', async () => {
  expect(await identifyAudio(song)).toMatchObject({ container: 'wav', durationSeconds: 1 });
});

test.each([
  ['empty', Buffer.alloc(0), 'audio.empty'],
  ['cut', waveBytes({ seconds: 1 }).subarray(0, 5000), 'audio.truncated'],
  ['no sound', Buffer.from('%PDF-1.7 no es audio'), 'audio.invalid'],
])('refuses a file that is %s', async (name, bytes, code) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  await expect(identifyAudio(file)).rejects.toMatchObject({ code });
});

test(
  'refuses a file that takes too long, while another one is looked at',
  { tags: 'sweep' },
  async () => {
    const refused = audioIdentifier({ ...usual, timeoutMs: 5_000 })(endless).catch(
      (error: unknown) => error,
    );
    expect(await identifyAudio(song)).toMatchObject({ container: 'wav' });
    expect(await refused).toMatchObject(invalid);
  },
);

test('refuses a file that takes too much processor or memory', async () => {
  await expect(audioIdentifier({ ...usual, cpuSeconds: -2 })(song)).rejects.toMatchObject(invalid);
  // Linux only: macOS keeps no limit of memory.
  if (process.platform !== 'linux') return;
  const small = { memoryBytes: 64 * 1024 ** 2 };
  await expect(audioIdentifier({ ...usual, ...small })(song)).rejects.toMatchObject(invalid);
});

test('a disk or a machine that fails is no fault of the file', async () => {
  await expect(identifyAudio(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
});

// Linux only: where processes are files.
test.runIf(process.platform === 'linux')(
  'a process that is killed from outside is no fault of the file',
  async () => {
    const before = await childrenOfThis();
    const ended = audioIdentifier()(endless).catch((error: unknown) => error);
    const pid = await vi.waitFor(async () => {
      const started = (await childrenOfThis()).filter((child) => !before.includes(child));
      expect(started).toHaveLength(1);
      return started[0];
    }, patience);
    process.kill(Number(pid), 'SIGKILL');
    expect(await ended).toMatchObject({ name: 'ProgramKilled', signal: 'SIGKILL' });
  },
);

/** The numbers of the processes that this one started. */
async function childrenOfThis(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // Behind the name, which may hold anything, come its state and its parent.
      return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
    }),
  );
  return pids.filter((_, index) => parents[index] === String(process.pid));
}

test(
  'two at a time are looked at, and whoever stops waiting makes room',
  { tags: 'sweep' },
  async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const stuck = Promise.allSettled([1, 2].map(() => identifyAudio(endless, signal)));
    let isDone = false;
    const third = identifyAudio(song).finally(() => (isDone = true));
    // Without the other two it would be done before these, whose process has to start.
    const others = audioIdentifier();
    for (let time = 0; time < 2; time += 1) await others(song);
    expect(isDone).toBe(false);
    stop.abort();
    expect(await third).toMatchObject({ container: 'wav' });
    const ends = await stuck;
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  },
);

test.each(hostileSounds())('refuses %s within its limits of processor', async (name, bytes) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const refused = await audioIdentifier({ ...usual, cpuSeconds: 3 })(file).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: expect.stringMatching(/^audio\./) });
  expect((refused as Error).cause, 'its own words, not the limit').toBeUndefined();
});
