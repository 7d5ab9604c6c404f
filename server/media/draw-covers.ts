import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Brief, CoverMark, Scene } from '#packages/cover-art/src/index.ts';
import { type Limits, runLimited } from './run-limited.ts';
import { withScratchFolder } from './scratch-folder.ts';

/** Run from its source, as those that look at sound are. */
const childProgram = resolve('server/media/child/draw-covers.ts');

/** Canvases are no part of the heap, which is small. */
const heap = ['--max-old-space-size=192', '--max-semi-space-size=1'];

type Asked = {
  brief: Brief;
  seed: number;
  /** Pixels of the short side. */
  side: number;
  /** A photo that we made of what somebody sent; theirs is never opened here. */
  photo: string | null;
};

/** What is drawn in one program: the few covers of a brief, or one of them at its size. */
export type CoverTask =
  | (Asked & { make: 'variations'; marks: readonly CoverMark[] | null })
  | (Asked & {
      make: 'file';
      /** As it was chosen; null of another ratio than that, which is planned anew. */
      scene: Scene | null;
      mark: CoverMark | null;
    });

export type DrawnCover = { scene: Scene; file: Uint8Array };

/**
 * What was drawn of every style took 1 to 3.5 seconds of processor and 250 to 410 MB. Of its private memory Linux counts what Skia's
 * allocator sets aside and never touches, too: 1.75 GB before anything is drawn, and 1.91 GB at most.
 */
const usualLimits = {
  timeoutMs: 20_000,
  cpuSeconds: 20,
  memoryBytes: 2.25 * 1024 ** 3,
  fileBytes: 24 * 1024 * 1024,
} as const satisfies Omit<Limits, 'signal'>;

/**
 * Draws covers in a program of their own that loads the typefaces, draws and ends: whatever it takes, this process goes on serving,
 * and keeps nothing of it. `onProgress` hears how far it is, in hundredths. Rejects with the reason of the signal, and with
 * `ProgramKilled` and `ProgramFailed`.
 */
export async function drawCovers(
  task: CoverTask,
  {
    onProgress = () => undefined,
    ...limits
  }: { signal?: AbortSignal; onProgress?: (progress: number) => void } & Partial<Limits> = {},
): Promise<DrawnCover[]> {
  return withScratchFolder(async (folder) => {
    await writeFile(join(folder, 'task.json'), JSON.stringify(task));
    const command = [process.execPath, ...heap, childProgram, folder];
    await runLimited(command, { ...usualLimits, ...limits }, (chunk) => {
      const last = chunk.toString().trimEnd().split('\n').at(-1);
      const progress = Number(last);
      if (Number.isInteger(progress)) onProgress(progress);
    });
    const scenes = JSON.parse(await readFile(join(folder, 'scenes.json'), 'utf8')) as Scene[];
    return Promise.all(
      scenes.map(async (scene, at) => ({
        scene,
        file: await readFile(join(folder, `${at + 1}.jpg`)),
      })),
    );
  });
}
