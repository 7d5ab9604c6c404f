import {
  coverFormats,
  type CoverFormat,
  coverName,
  type CoverSide,
  coverSides,
} from '#packages/project/src/index.ts';
import { renderCover } from '#server/media/render-cover.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';

/** Stores the sizes and formats of a stored cover that do not exist yet. */
export async function makeCovers(
  storage: Storage,
  cover: string,
  signal: AbortSignal,
): Promise<ProjectMetadata> {
  await storage.withLocalFile('artifacts', cover, async (file) => {
    for (const side of coverSides) {
      for (const format of coverFormats) {
        signal.throwIfAborted();
        await storeCover(storage, cover, file, { side, format });
      }
    }
  });
  return { coverComplete: true };
}

/** Renders one size of the cover in `file`, unless it stands in the bucket already. */
export async function storeCover(
  storage: Storage,
  cover: string,
  file: string,
  { side, format }: { side: CoverSide; format: CoverFormat },
): Promise<void> {
  const path = coverName(cover, side, format);
  if ((await storage.size('cover-images', path)) !== null) return;
  await storage.put('cover-images', path, await renderCover(file, { side, format }));
}
