import { href } from 'react-router';

/** What can close an account to its person, but for one page. */
export type Closing = {
  /** Until when the account can be kept, once its owner asked for it to be deleted. */
  deletionDueAt: Date | null;
  suspendedAt: Date | null;
};

/** The only page of whoever is leaving, or is suspended; null for everybody else. */
export function onlyPageOf({ deletionDueAt, suspendedAt }: Closing): string | null {
  if (deletionDueAt) return href('/dashboard/ajustes/eliminacion');
  return suspendedAt ? href('/dashboard/suspension') : null;
}
