import { rm, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '../app-error.ts';
import { hasFfmpeg } from './find-ffmpeg.ts';
import { identifyAudio } from './identify-audio.ts';
import { type Preview, type PreviewEngine, previewFormat } from './preview-engine.ts';
import { previewWithFfmpeg, previewWithNodeAv } from './preview-engines.ts';
import { ProgramFailed } from './run-limited.ts';

type Options = { signal?: AbortSignal; timeoutMs?: number };

/**
 * Writes the streaming preview of a sound file and measures its waveform, in a process that is limited in time, memory
 * and output. Throws an AppError when the file is at fault, another error when the machine is (or the signal).
 */
export async function makePreview(
  input: string,
  output: string,
  options: Options = {},
): Promise<Preview> {
  const engine = (await hasFfmpeg()) ? previewWithFfmpeg : previewWithNodeAv;
  return await makePreviewWith(engine, input, output, options);
}

export async function makePreviewWith(
  engine: PreviewEngine,
  input: string,
  output: string,
  { signal, timeoutMs }: Options = {},
): Promise<Preview> {
  const { container, durationSeconds } = await identifyAudio(input, signal);
  // Half the duration is ten times what a slow machine needs.
  const seconds = Math.ceil(60 + durationSeconds / 2);
  const limits = {
    timeoutMs: timeoutMs ?? seconds * 1000,
    cpuSeconds: seconds,
    memoryBytes: 1024 ** 3,
    fileBytes: (durationSeconds * 1.1 + 10) * (previewFormat.bitsPerSecond / 8),
    signal,
  };
  const job = { input: resolve(input), output: resolve(output), container };
  try {
    const preview = await engine(job, limits);
    assertWhole(preview.durationSeconds, durationSeconds);
    await assertWritten(output, preview.durationSeconds);
    return preview;
  } catch (error) {
    const isFilesFault = error instanceof ProgramFailed && !(await isDiskFull(output));
    await rm(output, { force: true });
    if (isFilesFault) throw new AppError('media.failed', { cause: error });
    throw error instanceof ProgramFailed ? diskFull({ cause: error }) : error;
  }
}

/** Decoders skip what they cannot read: when a tenth is missing from the middle, the file is damaged. */
function assertWhole(decodedSeconds: number, expectedSeconds: number): void {
  if (decodedSeconds === 0) throw new AppError('media.failed');
  const missing = expectedSeconds - decodedSeconds;
  if (missing > Math.max(1, expectedSeconds * 0.1)) throw new AppError('audio.truncated');
}

/** FFmpeg ends well when its last bytes find the disk full. At a constant rate, the length says what is missing. */
async function assertWritten(output: string, durationSeconds: number): Promise<void> {
  const least = (durationSeconds - 1) * (previewFormat.bitsPerSecond / 8);
  if ((await stat(output)).size < least) throw diskFull();
}

async function isDiskFull(output: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(output));
  return bavail * bsize < 1024 * 1024;
}

/** As Node says it: whoever asked for the preview has words for it. */
const diskFull = (options: ErrorOptions = {}) =>
  Object.assign(new Error('There is no room for the preview', options), { code: 'ENOSPC' });
