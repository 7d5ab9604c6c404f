import { z } from 'zod';
import { paypalStateSchema } from './paypal/state.ts';
import { newNequiState, nequiStateSchema } from './wompi/nequi-state.ts';
import { storedTransactionSchema } from './wompi/transaction.ts';

export const peerSchema = z.enum(['wompi', 'paypal']);
export type Peer = z.infer<typeof peerSchema>;

export const apiModeSchema = z.enum(['ok', '500', 'slow', 'garbage', 'silence']);
export type ApiMode = z.infer<typeof apiModeSchema>;

const deliverySchema = z.object({
  id: z.string(),
  peer: peerSchema,
  /** The payment that it is about: its events are sent one after the other. */
  subject: z.string(),
  /** What it says, for a person: APPROVED. */
  title: z.string(),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
  status: z.enum(['waiting', 'delivered', 'abandoned']),
  tries: z.number().int(),
  /** Milliseconds of the machine's clock. */
  dueAt: z.number(),
  lastAnswer: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const stateSchema = z.object({
  version: z.literal(1),
  apiModes: z.record(peerSchema, apiModeSchema),
  transactions: z.array(storedTransactionSchema),
  /** Files of before it have none. */
  nequi: nequiStateSchema.default(newNequiState),
  paypal: paypalStateSchema,
  deliveries: z.array(deliverySchema),
});
export type State = z.infer<typeof stateSchema>;

export const newState = (): State => ({
  version: 1,
  apiModes: { wompi: 'ok', paypal: 'ok' },
  transactions: [],
  nequi: newNequiState(),
  paypal: {
    ...{ orders: [], captures: [], refunds: [], replies: [] },
    ...{ products: [], plans: [], subscriptions: [] },
  },
  deliveries: [],
});
