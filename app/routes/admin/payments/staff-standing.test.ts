import { expect, test } from 'vitest';
import type { Status } from '#app/ui/status-badge.tsx';
import type { OrderProgress, OwnPayment } from '#server/services/payments/read-order.ts';
import { staffStandingOf, standingWords } from './staff-standing.ts';

const amount = { amount: 100, currency: 'COP' } as const;
type Attempt = OrderProgress['attempts'][number];
const attempt = (status: Attempt['status'], provider: Attempt['provider'] = 'wompi'): Attempt => ({
  ...{ provider, status, reason: null },
});
const payment = (role: OwnPayment['role']): OrderProgress['payments'][number] => ({
  ...{ amount, role },
  refunded: { amount: 0, currency: 'COP' },
});
type Order = Parameters<typeof staffStandingOf>[0];
const open: Order = { status: 'open', attempts: [], payments: [] };

test.each<[Order, string]>([
  [open, 'Sin empezar'],
  [{ ...open, attempts: [attempt('expired')] }, 'Sin terminar'],
  [{ ...open, attempts: [attempt('open')] }, 'Empezado'],
  [{ ...open, attempts: [attempt('open', 'manual')] }, 'Empezado'],
  [{ ...open, attempts: [attempt('pending')] }, 'Pago pendiente'],
  [{ ...open, attempts: [attempt('pending', 'manual')] }, 'Transferencia por revisar'],
  [{ ...open, attempts: [attempt('declined')] }, 'Rechazado'],
  [
    { ...open, attempts: [attempt('approved')], payments: [payment('mismatch')] },
    'Llegó otro monto',
  ],
  [{ ...open, attempts: [attempt('approved')], payments: [payment('extra')] }, 'Se devuelve'],
  [{ ...open, status: 'expired' }, 'Vencido'],
  [{ ...open, status: 'paid', payments: [payment('settles')] }, 'Pagado'],
  [{ ...open, status: 'refunded' }, 'Devuelto'],
])('%j is «%s»', (order, label) => {
  expect(standingWords[staffStandingOf(order)].label).toBe(label);
});

test('purple is of what is distributed alone', () => {
  const looks: Status[] = Object.values(standingWords).map(({ status }) => status);
  expect(looks).not.toContain('distributed');
});
