import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampled } from '#test/sampled.ts';
import { hasFfmpeg } from './find-ffmpeg.ts';
import { identifyAudio } from './identify-audio.ts';
import { makePreview, makePreviewWith } from './make-preview.ts';
import { previewWithFfmpeg, previewWithNodeAv } from './preview-engines.ts';
import { encodeSound, id3Tag, recipes, waveBytes, writeSilence } from './test-sounds.ts';

// Each preview is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const engines = [
  { engine: previewWithNodeAv, name: 'node-av' },
  ...((await hasFfmpeg()) ? [{ engine: previewWithFfmpeg, name: 'ffmpeg' }] : []),
];

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-preview ñ '));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => join(folder, `canción ${(count += 1)}: [x]%d`);

async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = newFile();
  await writeFile(file, bytes);
  return file;
}

test('makes a preview with the engine of this machine', async () => {
  const output = newFile();
  const { durationSeconds, peaks } = await makePreview(
    await fileOf(waveBytes({ seconds: 1 })),
    output,
  );
  expect(durationSeconds).toBeCloseTo(1, 1);
  expect(peaks).toHaveLength(160);
  expect((await identifyAudio(output)).container).toBe('mp3');
});

describe.each(engines)('$name', ({ engine }) => {
  const preview = (input: string, output: string, options = {}) =>
    makePreviewWith(engine, input, output, options);

  test('writes MP3 at 128 kbit/s, 44.1 kHz, stereo, as long as the song', async () => {
    const output = newFile();
    await preview(await fileOf(waveBytes({ seconds: 10.3 })), output);
    const facts = await identifyAudio(output);
    expect(facts).toMatchObject({ codec: 'MPEG 1 Layer 3', sampleRateHertz: 44_100, channels: 2 });
    // The encoder runs 1,105 samples behind; with fewer on top of the song, its end would be lost.
    expect(facts.durationSeconds - 10.3).toBeGreaterThan(1105 / 44_100);
    expect(facts.durationSeconds - 10.3).toBeLessThan(0.08);
    const bytesPerSecond = (await stat(output)).size / facts.durationSeconds;
    expect(Math.abs(bytesPerSecond - 16_000)).toBeLessThan(100);
  });

  test('draws the waveform: silence, half, full', async () => {
    const level = (second: number) => (second < 1 ? 0 : second < 2 ? 0.5 : 0.95);
    const song = await fileOf(waveBytes({ seconds: 3, rate: 44_100, channels: 2, level }));
    const { durationSeconds, peaks } = await preview(song, newFile());
    expect(durationSeconds).toBe(3);
    expect(peaks).toHaveLength(160);
    expect(peaks.slice(0, 52).every((peak) => peak === 0)).toBe(true);
    expect(peaks.slice(55, 105).every((peak) => peak === 50)).toBe(true);
    expect(peaks.slice(108).every((peak) => peak === 95)).toBe(true);
  });

  test('the waveform is that of the louder channel', async () => {
    const bytes = waveBytes({ seconds: 1, rate: 44_100, channels: 2, level: () => 0.5 });
    // Left alone is silent.
    for (let at = 44; at < bytes.length; at += 4) bytes.writeInt16LE(0, at);
    const { peaks } = await preview(await fileOf(bytes), newFile());
    expect(peaks.every((peak) => peak === 50)).toBe(true);
  });

  test('sound that goes on for longer than may be written is the fault of the file', async () => {
    const input = newFile();
    await writeSilence(input, { seconds: 60, rate: 44_100, channels: 2 });
    const limits = { timeoutMs: 20_000, cpuSeconds: 20, memoryBytes: 1024 ** 3, fileBytes: 51_200 };
    await expect(
      engine({ input, output: newFile(), container: 'wav' }, limits),
    ).rejects.toMatchObject({ name: 'ProgramFailed' });
  });

  test.each(sampled(Object.entries(recipes), 4))('decodes %s', async (_name, recipe) => {
    const song = newFile();
    await encodeSound(song, recipe);
    const { durationSeconds, peaks } = await preview(song, newFile());
    expect(Math.abs(durationSeconds - 2)).toBeLessThan(0.1);
    expect(Math.max(...peaks)).toBeGreaterThan(3);
  });

  test('leaves out title, pictures and every other tag', async () => {
    const song = newFile();
    await encodeSound(song, recipes.mp3);
    const output = newFile();
    await preview(
      await fileOf(Buffer.concat([id3Tag('Secreto 123'), await readFile(song)])),
      output,
    );
    expect((await readFile(output)).includes('Secreto 123')).toBe(false);
  });

  test('refuses what is not audio before it starts', async () => {
    const output = newFile();
    const html = await fileOf(Buffer.from('<html>'));
    await expect(preview(html, output)).rejects.toMatchObject({ code: 'audio.invalid' });
    await expect(stat(output)).rejects.toThrow('ENOENT');
  });

  test.each(['wav', 'mp3', 'flac', 'aac', 'mp4', 'ogg'] as const)(
    'does not follow a playlist to another file, even when it is said to be %s',
    async (container) => {
      const secret = await fileOf(waveBytes({ seconds: 2 }));
      const playlist = await fileOf(
        Buffer.from(
          `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile:${secret}\n#EXT-X-ENDLIST\n`,
        ),
      );
      const limits = {
        timeoutMs: 20_000,
        cpuSeconds: 20,
        memoryBytes: 1024 ** 3,
        fileBytes: 1024 ** 2,
      };
      const outcome = await engine({ input: playlist, output: newFile(), container }, limits).then(
        ({ durationSeconds }) => durationSeconds,
        () => 0,
      );
      expect(outcome).toBe(0);
    },
  );

  test('notices that the middle of a FLAC is gone, and leaves nothing behind', async () => {
    const song = newFile();
    await encodeSound(song, { ...recipes.flac, source: 'anoisesrc=duration=8:sample_rate=44100' });
    const bytes = await readFile(song);
    bytes.fill(0, Math.floor(bytes.length / 5), Math.floor((bytes.length * 4) / 5));
    const output = newFile();
    await expect(preview(await fileOf(bytes), output)).rejects.toMatchObject({
      code: expect.stringMatching(/^(audio\.truncated|media\.failed)$/),
    });
    await expect(stat(output)).rejects.toThrow('ENOENT');
  });

  test('stops at once when aborted, without a process or a file left', async () => {
    const song = newFile();
    await writeSilence(song, { seconds: 594, rate: 44_100, channels: 2 });
    const output = newFile();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 400);
    const start = performance.now();
    const stopped = preview(song, output, { signal: controller.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - start).toBeLessThan(5_000);
    await expect(stat(output)).rejects.toThrow('ENOENT');
    expect(await processesNaming(song)).toEqual([]);
  });

  // Linux only: where processes are files.
  test.runIf(process.platform === 'linux')(
    'a decoder that is killed from outside is no fault of the file',
    async () => {
      const song = newFile();
      await writeSilence(song, { seconds: 594, rate: 44_100, channels: 2 });
      const output = newFile();
      const ended = preview(song, output).catch((error: unknown) => error);
      // Once it writes, all of its processes have been started.
      await vi.waitFor(() => stat(output), { timeout: 20_000, interval: 5 });
      const decoder = (await processesNaming(song)).at(-1);
      process.kill(Number(decoder), 'SIGKILL');
      expect(await ended).toMatchObject({ name: 'ProgramKilled', signal: 'SIGKILL' });
      await expect(stat(output)).rejects.toThrow('ENOENT');
    },
  );

  test('stops at the time limit', async () => {
    const song = newFile();
    await writeSilence(song, { seconds: 594, rate: 44_100, channels: 2 });
    await expect(preview(song, newFile(), { timeoutMs: 300 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('ffmpeg as it may behave, played by a script', () => {
  const limits = {
    timeoutMs: 20_000,
    cpuSeconds: 20,
    memoryBytes: 1024 ** 3,
    fileBytes: 1024 ** 2,
  };
  const job = async () => ({
    input: await fileOf(waveBytes({ seconds: 1 })),
    output: newFile(),
    container: 'wav' as const,
  });

  /** Puts a program of this text before every other `ffmpeg` on PATH. */
  async function play(script: string): Promise<void> {
    const programs = await mkdtemp(join(folder, 'programs-'));
    await writeFile(join(programs, 'ffmpeg'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  }
  afterEach(() => vi.unstubAllEnvs());

  test('samples that arrive cut anywhere are measured whole', async () => {
    await play(`printf '\\377'; sleep 0.1; printf '\\177\\0'; sleep 0.1; printf '\\0'`);
    const { durationSeconds, peaks } = await previewWithFfmpeg(await job(), limits);
    expect(durationSeconds).toBe(1 / 44_100);
    expect(peaks[0]).toBe(100);
  });

  test('one that says no, after some samples, is the fault of the file', async () => {
    await play(`head -c 400 /dev/zero; echo 'no idea' >&2; exit 3`);
    await expect(previewWithFfmpeg(await job(), limits)).rejects.toMatchObject({
      name: 'ProgramFailed',
      message: expect.stringMatching(/ended with 3: no idea/),
    });
  });

  test.each(['SIGKILL', 'SIGSEGV', 'SIGUSR1'])('one that %s ended is not', async (signal) => {
    await play(`kill -${signal.slice(3)} $$`);
    await expect(previewWithFfmpeg(await job(), limits)).rejects.toMatchObject({
      name: 'ProgramKilled',
      signal,
    });
  });

  test('nor is one that cannot be started', async () => {
    const programs = await mkdtemp(join(folder, 'programs-'));
    // What a limited program is started with, and no ffmpeg.
    for (const name of ['env', 'nice']) await symlink(`/usr/bin/${name}`, join(programs, name));
    vi.stubEnv('PATH', programs);
    await expect(previewWithFfmpeg(await job(), limits)).rejects.toMatchObject({
      name: 'Error',
      cause: { message: expect.stringContaining('spawn ffmpeg ENOENT') },
    });
  });

  test('a preview that is shorter than its sound found the disk full', async () => {
    await play(`for word; do case $word in file:*) out=\${word#file:};; esac; done
      head -c 5000 /dev/zero > "$out"; head -c 1764000 /dev/zero`);
    const output = newFile();
    const song = await fileOf(waveBytes({ seconds: 10 }));
    await expect(makePreviewWith(previewWithFfmpeg, song, output)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await expect(stat(output)).rejects.toThrow('ENOENT');
  });

  // Linux only: a folder without room, whoever runs the test.
  test.runIf(process.platform === 'linux')(
    'whatever fails where there is no room is no fault of the file',
    async () => {
      await play('exit 1');
      const song = await fileOf(waveBytes({ seconds: 1 }));
      const [full, roomy] = ['/proc/preview', newFile()].map((output) =>
        makePreviewWith(previewWithFfmpeg, song, output).catch((error: unknown) => error),
      );
      expect(await full).toMatchObject({ code: 'ENOSPC' });
      expect(await roomy).toMatchObject({ code: 'media.failed' });
    },
  );

  test('when nobody waits any more, it is ended', async () => {
    const mark = newFile();
    await play(`exec tail -f /dev/null --pid=$$ "${mark}"`);
    await writeFile(mark, '');
    const program = resolve('server/media/child/preview-with-ffmpeg.ts');
    const child = spawn(process.execPath, [program, 'in', 'out', 'wav', ''], { stdio: 'pipe' });
    await vi.waitFor(async () => expect(await processesNaming(mark)).toHaveLength(1), 20_000);
    child.stdin.end();
    await once(child, 'exit');
    await vi.waitFor(async () => expect(await processesNaming(mark)).toEqual([]), 5_000);
  });
});

/** The numbers of the processes with this text among their arguments (Linux), the newest at the end. */
async function processesNaming(text: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const named = await Promise.all(
    pids.map(async (pid) => {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return line.includes(text) ? [pid] : [];
    }),
  );
  return named.flat().toSorted((a, b) => Number(a) - Number(b));
}
