import type { AnswerTimes } from '#server/services/proposals/answer-times.ts';
import type { ProposalCounts } from '#server/services/proposals/count-proposals.ts';
import { countText } from '../count-text.ts';
import { span } from '../due-text.ts';
import { type Total, Totals } from '../totals.tsx';
import { proposalsPath, type ProposalsAsked, proposalTabs } from './proposal-query.ts';

/** What waits for its first answer, and how soon the studio answered what came in the last 30 days. */
export function AnswerTotals(props: {
  counts: ProposalCounts;
  times: AnswerTimes;
  tab: ProposalsAsked['tab'];
}) {
  const { counts, times, tab } = props;
  const unanswered = (which: 'waiting' | 'late'): Total => ({
    label: proposalTabs[which].label,
    count: countText(counts[which]),
    to: proposalsPath({ tab: which }),
    isCurrent: tab === which,
  });
  return (
    <Totals
      items={[
        unanswered('waiting'),
        { ...unanswered('late'), isLate: counts.late.count > 0 },
        { label: 'La mitad en', count: times.p50 === null ? '—' : span(times.p50) },
        { label: '9 de cada 10 en', count: times.p90 === null ? '—' : span(times.p90) },
      ]}
    />
  );
}
