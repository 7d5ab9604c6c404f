import type { ContactCounts } from '#server/services/desk/count-contacts.ts';
import { Totals } from './lists/totals.tsx';

/** How many wrote lately. */
export const ContactTotals = ({ counts }: { counts: ContactCounts }) => (
  <Totals
    items={[
      { label: 'Hoy', count: counts.today },
      { label: 'Últimos 7 días', count: counts.week },
      { label: 'Últimos 30 días', count: counts.month },
    ]}
  />
);
