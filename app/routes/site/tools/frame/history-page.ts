import { redirect } from 'react-router';
import { runsPerPage } from '#server/services/tools/runs.ts';

/** Which page of so many a person's list of runs is at. Whoever asks for one that is none is led to the first. */
export function historyPage(
  address: string,
  { page, count }: { page: number; count: number },
): { page: number; pages: number } {
  if (count === 0 && page > 1) throw redirect(address);
  return { page, pages: Math.max(1, Math.ceil(count / runsPerPage)) };
}
