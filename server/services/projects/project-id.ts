import { createHash } from 'node:crypto';
import type { ProjectFields } from '#packages/project/src/index.ts';
import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';
import type { UserActor } from '#server/actor.ts';

export type ProjectId = string & { readonly projectId: unique symbol };

/** The text as an id; a text that cannot be one names no project. */
export function toProjectId(text: string | null | undefined): ProjectId {
  if (!isProjectId(text)) throw new AppError('project.not-found');
  return text;
}

const isProjectId = (text: string | null | undefined): text is ProjectId => isUuid(text ?? '');

/**
 * The id of the project that a person makes of these fields with an idempotency key: the same for the same three, and
 * nobody else's. RFC 9562 §5.8: a UUID of version 8 holds what its maker wants, beside version and variant.
 */
export function newProjectId(
  { userId }: UserActor,
  idempotencyKey: string,
  fields: ProjectFields,
): ProjectId {
  const whole = JSON.stringify([userId, idempotencyKey, fields]);
  const digest = createHash('sha256').update(whole).digest('hex');
  return toProjectId(digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5'));
}
