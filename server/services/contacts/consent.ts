import type { Visitor } from '#server/services/visitor.ts';

/** The proof that somebody agreed: when, to which words, and from where. */
export type Consent = { granted_at: string; text: string; ip: string; user_agent: string };

export const consentOf = (text: string, { ip, userAgent }: Visitor, now: Date): Consent => ({
  granted_at: now.toISOString(),
  text,
  ip,
  user_agent: userAgent,
});
