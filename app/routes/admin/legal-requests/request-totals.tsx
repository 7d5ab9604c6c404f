import { Link } from 'react-router';
import type { RequestView } from '#server/services/legal-requests/request-views.ts';
import type { BoundedCount } from '#server/services/lists/search-plan.ts';
import { countText } from '../lists/count-text.ts';
import { type Total, Totals } from '../lists/totals.tsx';
import { requestList } from './request-list.ts';

/** How many requests wait, and whose mail did not arrive. */
export function RequestTotals(props: {
  counts: Record<'open' | 'late' | 'waiting' | 'undelivered', BoundedCount>;
  view: RequestView;
}) {
  const { counts, view: current } = props;
  const total = (view: 'open' | 'late' | 'waiting'): Total => ({
    label: requestList.views[view].label,
    count: countText(counts[view]),
    to: requestList.to({ view }),
    isCurrent: current === view,
  });
  return (
    <>
      <Totals
        items={[
          total('open'),
          { ...total('late'), isLate: counts.late.count > 0 },
          total('waiting'),
        ]}
      />
      {counts.undelivered.count > 0 && current !== 'undelivered' && (
        <p className="desk-waiting desk-failed">
          <Link to={requestList.to({ view: 'undelivered' })}>
            {counts.undelivered.count === 1
              ? 'Una persona no recibió el correo de su solicitud'
              : `${countText(counts.undelivered)} personas no recibieron el correo de su solicitud`}
          </Link>
        </p>
      )}
    </>
  );
}
