import { management as words } from '#content/services/management.ts';

/** One cable for each role of the team, in their order. */
const colours = ['amber', 'brick', 'edge', 'brown', 'ink', 'pale'] as const;

/** The class of the cable that leads to a role. */
export const cableOf = (role: number): string => `cable-${colours[role] ?? 'ink'}`;

type Role = (typeof words.roles)[number]['name'];

/** What comes in at the top of the bay, and at which place of the team it ends. */
export const patches = words.calls.map(({ call, role }) => ({ call, role, to: placeOf(role) }));

function placeOf(role: Role): number {
  return words.roles.findIndex(({ name }) => name === role);
}
