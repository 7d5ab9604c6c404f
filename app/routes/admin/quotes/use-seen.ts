import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';

/** Of a draft, the revision that the person has before them, and how many lines of either kind. */
export type Seen = { revision: number; catalogue: number; free: number };

/**
 * What a person saw of a draft when they last did something here, however the page goes on meanwhile: what others change
 * is read again by itself, and whoever did not notice is told at their next press. Once told, they go on from there.
 */
export function useSeen(quote: StaffQuote, outcome: Outcome | undefined): Seen {
  const { key } = useLocation();
  const free = quote.lines.filter(({ packageId }) => packageId === null).length;
  const now = { key, revision: quote.revision, catalogue: quote.lines.length - free, free };
  const [seen, setSeen] = useState(now);
  const goesOn = outcome === undefined || outcome.code === 'quote.changed';
  if (key === seen.key || !goesOn) return seen;
  setSeen(now);
  return now;
}
