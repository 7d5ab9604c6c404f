import { href } from 'react-router';

/** The wizard with a draft, at a step that counts from 1; without one, where the person goes on. */
export function wizardPath(draftId: string, step?: number): string {
  const query = `?borrador=${draftId}`;
  return href('/dashboard/new-project') + (step ? `${query}&paso=${step}` : query);
}
