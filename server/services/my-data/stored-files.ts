import type { Bucket } from '#server/ports/storage/storage.ts';
import { originalBuckets } from '#server/services/files/stored-objects.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';
import type { PersonRows } from './collect-rows.ts';

export type StoredFile = {
  projectId: string;
  title: string;
  kind: 'audio' | 'preview' | 'cover';
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

/** The files of a person's projects: what they sent, and the previews made of it. Never one of somebody else's. */
export function storedFiles({ user, projects }: PersonRows): StoredFile[] {
  const files = projects.flatMap((project): StoredFile[] => {
    const { audio, preview } = project.metadata as ProjectMetadata;
    const file = (
      kind: StoredFile['kind'],
      bucket: Bucket,
      path: string | null | undefined,
      extension: string | null,
    ) =>
      path ? [{ projectId: project.id, title: project.title, kind, bucket, path, extension }] : [];
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
  return files.filter(({ path }) => path.startsWith(`${user.id}/`));
}
