import { type ClockFacts, requestClock } from '#packages/legal-requests/src/index.ts';
import { clockText } from './clock-text.ts';

/** How many working days there are to answer, or since when it is late. */
export function Term(props: { request: ClockFacts; now: Date }) {
  const { text, isLate } = clockText(requestClock(props.request, props.now));
  return <span className={isLate ? 'due due-late' : 'due'}>{text}</span>;
}
