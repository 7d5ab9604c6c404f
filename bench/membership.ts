import { fillPlaces } from './membership-places.ts';
import { tellMembershipStories } from './membership-stories.ts';
import { liveYear } from './membership-year.ts';

const parts: Record<string, (opened: AsyncDisposableStack, args: string[]) => Promise<string>> = {
  año: liveYear,
  historias: tellMembershipStories,
  cupos: fillPlaces,
};

/** What is asked of memberships: everything equal to a model that was written apart, and nothing lost or doubled. */
export async function membershipBench(
  opened: AsyncDisposableStack,
  [name, ...args]: string[],
): Promise<string> {
  const chosen = Object.entries(parts).filter(([part]) => name === undefined || part === name);
  if (chosen.length === 0)
    throw new Error(`no existe la parte «${name}». Las que hay: ${Object.keys(parts).join(', ')}`);
  const lines: string[] = [];
  for (const [, bench] of chosen) lines.push(await bench(opened, args));
  return lines.join('\n');
}
