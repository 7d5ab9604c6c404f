import { z } from 'zod';

export const nequiTokenSchema = z.object({
  /** As Wompi writes it. */
  data: z.object({
    id: z.string(),
    status: z.enum(['PENDING', 'APPROVED', 'DECLINED']),
    phone_number: z.string(),
    name: z.string(),
  }),
  created_at: z.string(),
  /** When it decides by itself, in milliseconds of the machine's clock; null waits for a press. */
  decidesAt: z.number().nullable(),
});
export type NequiToken = z.infer<typeof nequiTokenSchema>;

export const paymentSourceSchema = z.object({
  data: z.object({
    id: z.number().int(),
    type: z.literal('NEQUI'),
    token: z.string(),
    status: z.literal('AVAILABLE'),
    customer_email: z.string(),
    public_data: z.object({ type: z.literal('NEQUI'), phone_number: z.string() }),
  }),
  /** «Que falle el próximo cobro» */
  failsNext: z.boolean(),
});
export type PaymentSource = z.infer<typeof paymentSourceSchema>;

export const nequiStateSchema = z.object({
  tokens: z.array(nequiTokenSchema),
  sources: z.array(paymentSourceSchema),
  /** Of acceptance tokens, which are good once; `expiresAt` in seconds. */
  usedAcceptances: z.array(z.object({ id: z.string(), expiresAt: z.number() })),
});
export type NequiState = z.infer<typeof nequiStateSchema>;

export const newNequiState = (): NequiState => ({ tokens: [], sources: [], usedAcceptances: [] });
