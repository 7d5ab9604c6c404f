import { href } from 'react-router';
import type { BoundedCount } from '#server/services/lists/search-plan.ts';
import { countText } from '../lists/count-text.ts';
import { Totals } from '../lists/totals.tsx';

/** What does not fit, and which transfers the staff has to look for. */
export const WaitingTotals = ({
  waiting,
}: {
  waiting: Record<'findings' | 'transfers', BoundedCount>;
}) => (
  <Totals
    items={[
      {
        label: 'Diferencias',
        count: countText(waiting.findings),
        to: href('/admin/pagos/diferencias'),
        isLate: waiting.findings.count > 0,
      },
      {
        label: 'Transferencias por confirmar',
        count: countText(waiting.transfers),
        to: href('/admin/pagos/transferencias'),
      },
    ]}
  />
);
