import type { MediaKind } from '#server/services/files/stored-objects.ts';
import type { ProjectStatus } from '#server/services/projects/project.ts';

/** A cover can always be changed; the audio, until the stores have it, and not while the last one is being made ready. */
export const openToFiles = (status: ProjectStatus, kind: MediaKind): boolean =>
  kind === 'cover' || status === 'draft' || status === 'ready' || status === 'failed';
