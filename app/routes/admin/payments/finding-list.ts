import { href } from 'react-router';
import type { FindingView } from '#server/services/payment-desk/list-findings.ts';
import { createListAddress } from '../lists/list-address.ts';

export const findingList = createListAddress<FindingView>({
  path: href('/admin/pagos/diferencias'),
  views: {
    open: { name: 'por-resolver', label: 'Por resolver' },
    resolved: { name: 'resueltas', label: 'Resueltas' },
  },
  first: 'open',
});
