import { coverFormats, coverName, coverSides } from '#packages/project/src/index.ts';
import type { SystemActor } from '#server/actor.ts';
import type { Bucket, Storage } from '#server/ports/storage/storage.ts';
import type { AppServices } from '#server/services/app-services.ts';

export type MediaKind = 'audio' | 'cover';

export type StoredObject = { bucket: Bucket; path: string };

/** Originals are private: a photograph may reveal where and when it was taken. */
export const originalBuckets = { audio: 'audio-files', cover: 'artifacts' } as const;

/** Where the streaming preview of an audio file stands, in the `artifacts` bucket. */
export const previewOf = (audio: string): string => `${audio}.mp3`;

/** An uploaded file and everything that is ever made of it, whether it exists yet or not. */
export function objectsOf(kind: MediaKind, path: string): StoredObject[] {
  const made: StoredObject[] =
    kind === 'audio'
      ? [{ bucket: 'artifacts', path: previewOf(path) }]
      : coverFormats.flatMap((format) =>
          coverSides.map((side) => ({
            bucket: 'cover-images' as const,
            path: coverName(path, side, format),
          })),
        );
  return [{ bucket: originalBuckets[kind], path }, ...made];
}

/** Deletes files that no row names any more. */
export const deleteUnnamedObjects = (
  { storage }: Pick<AppServices, 'storage'>,
  _actor: SystemActor,
  objects: readonly StoredObject[],
): Promise<void> => deleteObjects(storage, objects);

export async function deleteObjects(
  storage: Storage,
  objects: readonly StoredObject[],
): Promise<void> {
  for (const { bucket, path } of objects) await storage.remove(bucket, path);
}
