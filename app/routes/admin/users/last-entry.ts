import type { User, UserEntry } from '#server/services/users/read-user.ts';

/** The newest entry of a kind: a form that makes such entries is another one after it. */
export const lastOf = ({ entries }: User, kind: UserEntry['kind']): string =>
  entries.find((entry) => entry.kind === kind)?.id ?? '';
