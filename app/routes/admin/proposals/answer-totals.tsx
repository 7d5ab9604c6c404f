import type { AnswerTimes } from '#server/services/proposals/answer-times.ts';
import type { BoundedCount } from '#server/services/lists/search-plan.ts';
import type { ProposalView } from '#server/services/proposals/proposal-views.ts';
import { span } from '../due-text.ts';
import { countText } from '../lists/count-text.ts';
import { type Total, Totals } from '../lists/totals.tsx';
import { proposalList } from './proposal-list.ts';

/** What waits for its first answer, and how soon the studio answered what came in the last 30 days. */
export function AnswerTotals(props: {
  counts: Record<'waiting' | 'late', BoundedCount>;
  times: AnswerTimes;
  view: ProposalView;
}) {
  const { counts, times, view } = props;
  const unanswered = (which: 'waiting' | 'late'): Total => ({
    label: proposalList.views[which].label,
    count: countText(counts[which]),
    to: proposalList.to({ view: which }),
    isCurrent: view === which,
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
