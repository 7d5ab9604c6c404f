import type { Project } from '#server/services/projects/project.ts';
import type { PendingUploads } from '#server/services/uploads/read-pending-uploads.ts';

export const stepNames = [
  'Información básica',
  'Archivo de audio',
  'Imagen de portada',
  'Confirmación',
] as const;

type Draft = Pick<Project, 'hasAudio' | 'cover' | 'failure'>;

/** Which steps are done, as far as the server has what they ask for. The cover may be left out, but is then not done. */
export const doneSteps = (draft: Draft | null): boolean[] => [
  draft !== null,
  draft !== null && draft.hasAudio && !draft.failure,
  (draft?.cover ?? null) !== null,
  false,
];

/**
 * Where the person goes on: at the first step that lacks what it asks for, or has half of it, or a file that failed. A
 * cover that was left out is not asked for again. Counts from 1.
 */
export function resumeStep(draft: Draft, pending: PendingUploads): number {
  if (!draft.hasAudio || draft.failure) return 2;
  return pending.cover ? 3 : 4;
}
