import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
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
    return preview;
  } catch (error) {
    await rm(output, { force: true });
    if (error instanceof ProgramFailed) throw new AppError('media.failed', { cause: error });
    throw error;
  }
}

/** Decoders skip what they cannot read: when a tenth is missing from the middle, the file is damaged. */
function assertWhole(decodedSeconds: number, expectedSeconds: number): void {
  if (decodedSeconds === 0) throw new AppError('media.failed');
  const missing = expectedSeconds - decodedSeconds;
  if (missing > Math.max(1, expectedSeconds * 0.1)) throw new AppError('audio.truncated');
}
