import { z } from 'zod';
import { currencies, hundredths } from './amount.ts';
import { type ErrorDetail, PaypalError, unprocessable } from './errors.ts';
import { amountSchema, type PaypalAmount } from './order.ts';

const moneySchema = amountSchema.extend({
  value: z
    .string()
    .regex(/^(?:\d+|\d*\.\d+)$/)
    .max(32),
});
const nameable = z.string().min(1).max(127);
const itemSchema = z.looseObject({
  name: nameable,
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: moneySchema,
  tax: moneySchema.optional(),
});

const purchaseUnitSchema = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  amount: moneySchema.extend({ breakdown: z.record(z.string(), moneySchema).optional() }),
  description: nameable.optional(),
  custom_id: nameable.optional(),
  invoice_id: nameable.optional(),
  soft_descriptor: z.string().max(22).optional(),
  items: z.array(itemSchema).min(1).optional(),
});

const contextSchema = z.looseObject({
  brand_name: nameable.optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
  cancel_url: z.url({ protocol: /^https?$/ }).optional(),
});

export const orderRequestSchema = z.object({
  // AUTHORIZE is no part of what the shop uses.
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([purchaseUnitSchema]),
  payment_source: z
    .object({ paypal: z.looseObject({ experience_context: contextSchema.optional() }) })
    .optional(),
  application_context: contextSchema.optional(),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

export const refundRequestSchema = z.object({
  amount: moneySchema.optional(),
  invoice_id: nameable.optional(),
  custom_id: nameable.optional(),
  note_to_payer: z.string().max(255).optional(),
});

/** What a request says, or PayPal's error about it. */
export function readBody<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  let given: unknown;
  try {
    given = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new PaypalError('INVALID_REQUEST', [
      { issue: 'MALFORMED_REQUEST_JSON', description: 'The request JSON is not well formed.' },
    ]);
  }
  const read = schema.safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  throw new PaypalError('INVALID_REQUEST', read.error.issues.map(describe));
}

function describe(issue: z.core.$ZodIssue): ErrorDetail {
  return {
    field: `/${issue.path.join('/')}`,
    location: 'body',
    issue: issue.input === undefined ? 'MISSING_REQUIRED_PARAMETER' : 'INVALID_PARAMETER_SYNTAX',
    description: issue.message,
  };
}

/** What the schema cannot say of the amounts of an order. */
export function checkAmounts({ purchase_units: [unit] }: OrderRequest): void {
  const total = checkAmount(unit.amount, '/purchase_units/@reference_id==default/amount/value');
  const { breakdown } = unit.amount;
  const { currency_code } = unit.amount;
  const part = (name: string): number => {
    const amount = breakdown?.[name];
    if (!amount) return 0;
    if (amount.currency_code !== currency_code) {
      throw unprocessable('CURRENCY_MISMATCH', 'All amounts have to be in the same currency.');
    }
    return hundredths(amount) ?? NaN;
  };
  if (breakdown) {
    const sum =
      ['item_total', 'shipping', 'handling', 'tax_total', 'insurance'].reduce(
        (sum, name) => sum + part(name),
        0,
      ) -
      part('shipping_discount') -
      part('discount');
    if (sum !== total) {
      throw unprocessable('AMOUNT_MISMATCH', 'Should equal the sum of the breakdown.');
    }
  }
  if (unit.items) {
    const sumOf = (name: 'unit_amount' | 'tax') =>
      (unit.items ?? []).reduce((sum, item) => {
        const amount = item[name];
        return sum + (amount ? (hundredths(amount) ?? NaN) * Number(item.quantity) : 0);
      }, 0);
    if (!breakdown?.['item_total']) {
      throw unprocessable('ITEM_TOTAL_REQUIRED', 'item_total is required with items.');
    }
    if (sumOf('unit_amount') !== part('item_total')) {
      throw unprocessable('ITEM_TOTAL_MISMATCH', 'Should equal the sum of the items.');
    }
    if (sumOf('tax') !== 0 && sumOf('tax') !== part('tax_total')) {
      throw unprocessable('TAX_TOTAL_MISMATCH', 'Should equal the sum of the taxes of the items.');
    }
  }
}

/** Hundredths of an amount that may be paid. */
export function checkAmount(amount: PaypalAmount, field: string): number {
  const more = { field, value: amount.value };
  if (!currencies.has(amount.currency_code)) {
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.', {
      ...more,
      value: amount.currency_code,
    });
  }
  const given = hundredths(amount);
  if (given === null) {
    throw unprocessable(
      'DECIMAL_PRECISION',
      'The value has more decimals than its currency.',
      more,
    );
  }
  if (given <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be above zero.', more);
  return given;
}
