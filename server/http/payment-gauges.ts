import { Gauge, type Registry } from 'prom-client';
import type { PaymentSignals } from '#server/services/payments/payment-signals.ts';

/** What of payments waits: `remove` takes back figures of another moment, which would be taken for this one's. */
export function createPaymentGauges(registers: Registry[]): {
  set: (signals: PaymentSignals) => void;
  remove: () => void;
} {
  const events = new Gauge({
    name: 'payment_events_waiting',
    help: 'Events of payment providers that nothing was done about yet',
    registers,
  });
  const oldestEvent = new Gauge({
    name: 'payment_events_oldest_waiting_seconds',
    help: 'How long the oldest event of a payment provider has waited',
    registers,
  });
  const refunds = new Gauge({
    name: 'payment_refunds',
    help: 'Refunds that are not made: waiting for their provider, or by hand for a person',
    labelNames: ['state'],
    registers,
  });
  const findings = new Gauge({
    name: 'payment_findings_open',
    help: 'What does not fit of payments, and nobody has resolved',
    registers,
  });
  return {
    set(signals) {
      events.set(signals.eventsWaiting);
      oldestEvent.set(signals.oldestEventSeconds);
      refunds.set({ state: 'waiting' }, signals.refundsWaiting);
      refunds.set({ state: 'by-hand' }, signals.refundsByHand);
      findings.set(signals.openFindings);
    },
    remove() {
      for (const gauge of [events, oldestEvent, findings]) gauge.remove();
      refunds.reset();
    },
  };
}
