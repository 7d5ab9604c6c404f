import { AppError } from '#server/app-error.ts';

export type ProjectId = string & { readonly projectId: unique symbol };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The text as an id; a text that cannot be one names no project. */
export function toProjectId(text: string | null | undefined): ProjectId {
  if (!isProjectId(text)) throw new AppError('project.not-found');
  return text;
}

const isProjectId = (text: string | null | undefined): text is ProjectId => uuid.test(text ?? '');
