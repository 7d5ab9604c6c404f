import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWorkerApp } from '#server/worker-app.ts';
import { system } from '#server/actor.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { openTestServices } from '#test/test-services.ts';
import { readPaymentSignals } from './payment-signals.ts';

const services = await openTestServices();
const { db } = services;
const at = new Date('2026-11-24T15:00:00Z');
const now = () => at;
const before = (seconds: number) => new Date(at.getTime() - seconds * 1000);

const event = (seconds: number, appliedAt: Date | null) => ({
  ...{ provider: 'wompi' as const, id: randomUUID(), body: '{}', received_at: before(seconds) },
  ...{ applied_at: appliedAt, next_try_at: at },
});

async function makeEverything(): Promise<void> {
  await db.service
    .insertInto('provider_events')
    .values([event(90, null), event(4_000, null), event(9_000, at)])
    .execute();
  const { orderId, paymentId } = await makePaymentRows(services);
  const refund = (status: 'asked' | 'pending' | 'manual' | 'done', count: number) =>
    Array.from({ length: count }, () => ({
      ...{ id: randomUUID(), order_id: orderId, payment_id: paymentId, amount: 1, status },
      ...{ reason: 'courtesy' as const, asked_at: at, next_try_at: at },
      done_at: status === 'done' ? at : null,
    }));
  await db.service
    .insertInto('refunds')
    .values([
      ...refund('asked', 1),
      ...refund('pending', 2),
      ...refund('manual', 4),
      ...refund('done', 8),
    ])
    .execute();
  const finding = (subject: string, resolution: string | null) => ({
    ...{ kind: 'missing-here' as const, provider: 'wompi' as const, subject, found_at: at },
    ...{ resolution, resolved_at: resolution === null ? null : at },
  });
  await db.service
    .insertInto('payment_findings')
    .values([finding('1', null), finding('2', null), finding('3', null), finding('4', 'Era otro')])
    .execute();
}

const figuresOf = async (name: string) => {
  const app = createWorkerApp({ ...services, now }, { metricsToken: 'a token of sixteen letters' });
  const authorization = 'Bearer a token of sixteen letters';
  const text = await (await app.request('/metrics', { headers: { authorization } })).text();
  return text.split('\n').filter((line) => line.startsWith(name));
};

test('what waits of payments is counted, and whoever watches the server sees it', async () => {
  expect(await readPaymentSignals({ db, now }, system)).toEqual({
    ...{ eventsWaiting: 0, oldestEventSeconds: 0, refundsWaiting: 0, refundsByHand: 0 },
    openFindings: 0,
  });
  await makeEverything();
  expect(await readPaymentSignals({ db, now }, system)).toEqual({
    ...{ eventsWaiting: 2, oldestEventSeconds: 4_000, refundsWaiting: 3, refundsByHand: 4 },
    openFindings: 3,
  });
  expect(await figuresOf('payment_')).toEqual([
    'payment_events_waiting 2',
    'payment_events_oldest_waiting_seconds 4000',
    'payment_refunds{state="waiting"} 3',
    'payment_refunds{state="by-hand"} 4',
    'payment_findings_open 3',
  ]);
});
