import type { Bucket } from '#server/ports/storage/storage.ts';
import { originalBuckets } from '#server/services/files/stored-objects.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';
import type { PersonRows } from './collect-rows.ts';

export type StoredFile = {
  /** A project by its id, an order by its code, a run of a tool by its id. */
  of: { proyecto: string } | { pedido: string } | { herramienta: string };
  title: string;
  kind: 'audio' | 'preview' | 'cover' | 'transfer' | 'drawn' | 'photo';
  bucket: Bucket;
  path: string;
  /** Null when only the bytes show it. */
  extension: string | null;
};

const audioExtensions = {
  wav: 'wav',
  mp3: 'mp3',
  flac: 'flac',
  aac: 'aac',
  mp4: 'm4a',
  ogg: 'ogg',
} as const satisfies Record<string, string>;

/**
 * The files of a person: what they sent for their projects, the previews made of it, the pictures of their transfers, and the photos
 * and covers of Portadas.
 * Never one of somebody else's.
 */
export function storedFiles({
  user,
  projects,
  transferImages,
  toolRuns,
}: PersonRows): StoredFile[] {
  const files = projects.flatMap((project): StoredFile[] => {
    const { audio, preview } = project.metadata as ProjectMetadata;
    const file = (
      kind: StoredFile['kind'],
      bucket: Bucket,
      path: string | null | undefined,
      extension: string | null,
    ) =>
      path
        ? [{ of: { proyecto: project.id }, title: project.title, kind, bucket, path, extension }]
        : [];
    return [
      ...file(
        'audio',
        originalBuckets.audio,
        project.audio_file_url,
        audio ? audioExtensions[audio.container] : '',
      ),
      ...file('preview', 'artifacts', preview, 'mp3'),
      ...file('cover', originalBuckets.cover, project.cover_image_url, null),
    ];
  });
  for (const { path, code } of transferImages) {
    if (path === null) continue;
    const of = { pedido: code };
    files.push({ of, title: code, kind: 'transfer', bucket: 'transfers', path, extension: null });
  }
  files.push(...coversOf(toolRuns));
  return files.filter(({ path }) => path.startsWith(`${user.id}/`));
}

/** Several runs may be of one photo. */
function coversOf(runs: PersonRows['toolRuns']): StoredFile[] {
  const found = new Map<string, StoredFile>();
  for (const { id, tool, request, result } of runs) {
    const file = { of: { herramienta: id }, bucket: 'covers', extension: 'jpg' } as const;
    const { photo } = request as { photo?: string | null };
    const { path } = (result ?? {}) as { path?: string };
    if (tool === 'cover' && photo)
      found.set(photo, { ...file, kind: 'photo', path: photo, title: titleOf(request) });
    if (tool === 'cover-file' && path) {
      const { of } = request as { of?: string };
      const drawn = runs.find((run) => run.id === of);
      found.set(path, { ...file, kind: 'drawn', path, title: titleOf(drawn?.request) });
    }
  }
  return [...found.values()];
}

const titleOf = (request: unknown): string =>
  (request as { form?: { songTitle?: string } } | undefined)?.form?.songTitle ?? 'portada';
