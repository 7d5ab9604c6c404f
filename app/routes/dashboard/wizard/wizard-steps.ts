import type { Project } from '#server/services/projects/project.ts';

export const stepNames = [
  'Información básica',
  'Archivo de audio',
  'Imagen de portada',
  'Confirmación',
] as const;

type Draft = Pick<Project, 'hasAudio' | 'cover'>;

/** Which steps are done, as far as the server has what they ask for. The cover may be left out, but is then not done. */
export const doneSteps = (draft: Draft | null): boolean[] => [
  draft !== null,
  draft?.hasAudio ?? false,
  (draft?.cover ?? null) !== null,
  false,
];

/** Where the person goes on: at the first step that is not done. Counts from 1. */
export const nextStep = (draft: Draft | null): number => doneSteps(draft).indexOf(false) + 1;
