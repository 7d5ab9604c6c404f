import { z } from 'zod';

export const wompiFaultSchema = z.enum([
  'wrong-signature',
  'duplicate',
  'out-of-order',
  'other-amount',
  'event-first',
  'late-event',
  'silence',
  'no-return',
]);
export type WompiFault = z.infer<typeof wompiFaultSchema>;

export const wompiMethodSchema = z.enum(['CARD', 'PSE', 'NEQUI']);
export type WompiMethod = z.infer<typeof wompiMethodSchema>;

export const wompiStatusSchema = z.enum(['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR']);
export type WompiStatus = z.infer<typeof wompiStatusSchema>;

const transactionSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  finalized_at: z.string().nullable(),
  amount_in_cents: z.number().int(),
  reference: z.string(),
  customer_email: z.string().nullable(),
  currency: z.literal('COP'),
  payment_method_type: wompiMethodSchema,
  payment_method: z.record(z.string(), z.unknown()),
  status: wompiStatusSchema,
  status_message: z.string().nullable(),
  shipping_address: z.null(),
  redirect_url: z.string().nullable(),
  payment_source_id: z.number().int().nullable(),
  payment_link_id: z.null(),
  customer_data: z.record(z.string(), z.string()).nullable(),
  billing_data: z.null(),
  bill_id: z.null(),
  taxes: z.array(z.object({ type: z.string(), amount_in_cents: z.number().int() })),
});

/** A transaction as Wompi writes it. */
export type WompiTransaction = z.infer<typeof transactionSchema>;

export const storedTransactionSchema = z.object({
  data: transactionSchema,
  faults: z.array(wompiFaultSchema),
  /** How a charge without the person ends, and when, in milliseconds of the machine's clock. */
  ends: z
    .object({
      at: z.number(),
      status: z.enum(['APPROVED', 'DECLINED']),
      message: z.string().nullable(),
    })
    .nullable()
    .default(null),
});
export type StoredTransaction = z.infer<typeof storedTransactionSchema>;

/** Their shapes, with the numbers of Wompi's sandbox. */
export const paymentMethods: Record<WompiMethod, WompiTransaction['payment_method']> = {
  CARD: {
    type: 'CARD',
    installments: 1,
    extra: { bin: '424242', name: 'VISA-4242', brand: 'VISA', last_four: '4242' },
  },
  PSE: {
    type: 'PSE',
    user_type: 0,
    user_legal_id_type: 'CC',
    user_legal_id: '1000000000',
    financial_institution_code: '1',
    payment_description: 'Pago de prueba',
  },
  NEQUI: { type: 'NEQUI', phone_number: '3991111111' },
};
