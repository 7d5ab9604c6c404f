import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { Standing } from '#packages/membership/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';

/** What a static page is told of who reads it: how it greets them, and what it offers them. */
export const sessionResponse = (current: SessionActor | null) => ({
  session: current && {
    userId: current.userId,
    displayName: current.session.displayName,
    isStaff: current.session.isStaff,
    membership: membershipOf(current.session.standing),
  },
});

/** The date is written out, `3 de febrero de 2027`: the script of those pages is small. */
const membershipOf = ({ state, until }: Standing) => ({
  state,
  until: until && longDate(bogotaDate(until)),
});
