import type { AnonymousActor, UserActor } from '#server/actor.ts';

/** The proof that somebody agreed: when, to which words, and from where. */
export type Consent = { granted_at: string; text: string; ip: string; user_agent: string };

export const consentOf = (
  text: string,
  { ip, userAgent }: AnonymousActor | UserActor,
  now: Date,
): Consent => ({
  granted_at: now.toISOString(),
  text,
  ip,
  user_agent: userAgent,
});
