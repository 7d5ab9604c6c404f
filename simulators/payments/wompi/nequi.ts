import { randomBytes } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { Announcer, Simulator } from '../simulator.ts';
import { nequiTokenEvent } from './event.ts';
import type { NequiToken, PaymentSource } from './nequi-state.ts';

/** The telephones of Wompi's sandbox, and what becomes of them. */
const decided: Record<string, 'APPROVED' | 'DECLINED'> = {
  '3991111111': 'APPROVED',
  '3992222222': 'DECLINED',
};

export const findToken = ({ store }: Announcer, id: string): NequiToken | undefined =>
  store.state.nequi.tokens.find(({ data }) => data.id === id);

export const findSource = ({ store }: Announcer, id: number): PaymentSource | undefined =>
  store.state.nequi.sources.find(({ data }) => data.id === id);

/**
 * Asks the owner of an account. Here somebody presses a button for them on «Pagos de prueba», unless the telephone is one of
 * the sandbox's; in the sandbox itself every other telephone ends in ERROR.
 */
export function createToken(simulator: Simulator, phone: string): NequiToken {
  const id = `nequi_test_${randomBytes(16).toString('hex')}`;
  const token: NequiToken = {
    data: { id, status: 'PENDING', phone_number: phone, name: brand.name },
    created_at: simulator.options.now().toISOString(),
    decidesAt: decided[phone] ? Date.now() + simulator.times.decision : null,
  };
  simulator.store.state.nequi.tokens.push(token);
  simulator.store.changed();
  simulator.decisions.schedule();
  return token;
}

/** As its telephone decides. */
export const decideToken = (simulator: Announcer, token: NequiToken): void =>
  settleToken(simulator, token, decided[token.data.phone_number] ?? 'DECLINED');

export function settleToken(
  simulator: Announcer,
  token: NequiToken,
  status: 'APPROVED' | 'DECLINED',
): void {
  token.data.status = status;
  token.decidesAt = null;
  const { options, store, deliveries } = simulator;
  store.changed();
  const { body, checksum } = nequiTokenEvent(token.data, {
    now: options.now(),
    secret: options.wompi.eventsSecret,
  });
  deliveries.add({
    peer: 'wompi',
    subject: token.data.id,
    title: status,
    body,
    headers: { 'x-event-checksum': checksum },
    delay: 0,
  });
}

/** Numbered, as at Wompi. */
export function createSource({ store }: Simulator, token: NequiToken, email: string) {
  const { sources } = store.state.nequi;
  const { id, phone_number } = token.data;
  const source: PaymentSource = {
    data: {
      id: (sources.at(-1)?.data.id ?? 26_000) + 1,
      type: 'NEQUI',
      token: id,
      status: 'AVAILABLE',
      customer_email: email,
      public_data: { type: 'NEQUI', phone_number },
    },
    failsNext: false,
  };
  sources.push(source);
  store.changed();
  return source;
}
