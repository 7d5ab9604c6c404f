import type { ProposalSummary } from '#server/services/proposals/list-proposals.ts';
import { tookText } from '../due-text.ts';
import { Due } from '../due.tsx';

/** Where the clock of the first answer stands. */
export function ProposalClock(props: { proposal: ProposalSummary; now: Date }) {
  const { createdAt, dueAt, firstAnsweredAt, status } = props.proposal;
  if (firstAnsweredAt) return <>respondida {tookText(createdAt, firstAnsweredAt)}</>;
  if (status === 'closed') return <>cerrada sin responder</>;
  return <Due at={dueAt} now={props.now} />;
}
