import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Money } from '#content/money.ts';
import { ProviderError } from './errors.ts';
import { shortened } from './paypal-approval.ts';
import { issueOf, type PaypalClient } from './paypal-client.ts';
import { paypalAmount, toPaypalValue } from './paypal-money.ts';
import { paypalId } from './paypal-order.ts';
import { readReply } from './provider-request.ts';
import type { PlanTerms } from './subscriptions.ts';

/** A part of the product's id, for which PayPal takes 6 to 50 letters. */
const planKey = /^[a-z\d][a-z\d-]{0,39}$/u;

/**
 * A key is a product, whose id is ours, and each of its prices is a plan of that product. PayPal keeps request ids for 72
 * hours: they hold together who asks at once, and the list of the product's plans holds for good. The list says nothing of
 * prices, so each plan is read; one whose price somebody changed at PayPal is not taken.
 */
export async function ensurePlan(
  client: PaypalClient,
  wanted: PlanTerms,
): Promise<{ planId: string }> {
  checkTerms(wanted);
  const productId = `E2600-${wanted.key}`;
  await ensureProduct(client, productId, wanted.name);
  const planId = await findPlan(client, productId, wanted);
  return { planId: planId ?? (await createPlan(client, productId, wanted)) };
}

function checkTerms({ key, price, first }: PlanTerms): void {
  const problem = [
    planKey.test(key) ? null : 'a key that is none',
    [price, first?.price ?? price].every(isPrice) ? null : 'a price that is none in USD',
    first === undefined || isCount(first.cycles) ? null : 'first charges that are none',
  ].find((each) => each !== null);
  if (problem) throw new ProviderError(`A plan with ${problem}`, { isFinal: true });
}

const isPrice = ({ amount, currency }: Money): boolean =>
  currency === 'USD' && Number.isSafeInteger(amount) && amount > 0;

const isCount = (cycles: number): boolean =>
  Number.isSafeInteger(cycles) && cycles > 0 && cycles < 1000;

async function ensureProduct(client: PaypalClient, id: string, name: string): Promise<void> {
  const found = await client.get(`/v1/catalogs/products/${id}`);
  if (found.status !== 404) {
    readReply(found, z.unknown());
    return;
  }
  const body = { id, name: shortened(name), type: 'SERVICE' };
  const made = await client.post('/v1/catalogs/products', body, `product-${id}`);
  if (issueOf(made) !== 'DUPLICATE_RESOURCE_IDENTIFIER') readReply(made, z.unknown());
}

const listSchema = z.object({
  plans: z.array(z.object({ id: paypalId, status: z.string() })).default([]),
  total_pages: z.int().nonnegative().max(1000).default(1),
});

/** The most that PayPal gives at once. */
const pageSize = 20;

/** The oldest that is sold at these terms. */
async function findPlan(
  client: PaypalClient,
  productId: string,
  wanted: PlanTerms,
): Promise<string | null> {
  const found: Plan[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const reply = await client.get('/v1/billing/plans', {
      product_id: productId,
      page_size: String(pageSize),
      page: String(page),
      total_required: 'true',
    });
    if (reply.status === 404) break;
    const list = readReply(reply, listSchema);
    pages = list.total_pages;
    for (const { id, status } of list.plans) {
      if (status !== 'ACTIVE') continue;
      const plan = readReply(await client.get(`/v1/billing/plans/${id}`), planSchema);
      if (isSoldAt(plan, wanted)) found.push(plan);
    }
  }
  const [oldest] = found.sort((one, other) => (one.create_time < other.create_time ? -1 : 1));
  return oldest?.id ?? null;
}

const cyclesSchema = z.array(
  z.object({
    frequency: z.object({ interval_unit: z.string(), interval_count: z.int().default(1) }),
    tenure_type: z.string(),
    sequence: z.int(),
    total_cycles: z.int().default(1),
    pricing_scheme: z.object({ fixed_price: paypalAmount.nullish() }).nullish(),
  }),
);

const planSchema = z.object({
  id: paypalId,
  status: z.string(),
  create_time: z.string().default(''),
  billing_cycles: cyclesSchema,
  payment_preferences: z.object({ auto_bill_outstanding: z.boolean().default(true) }),
});

type Plan = z.infer<typeof planSchema>;

async function createPlan(
  client: PaypalClient,
  productId: string,
  wanted: PlanTerms,
): Promise<string> {
  const body = {
    product_id: productId,
    name: shortened(wanted.name),
    billing_cycles: cyclesOf(wanted),
    payment_preferences: {
      // What a period did not bring is not added to the next one: each charge is the price of one period.
      auto_bill_outstanding: false,
      payment_failure_threshold: 1,
    },
  };
  const terms = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const reply = await client.post('/v1/billing/plans', body, `plan-${terms}`);
  const plan = readReply(reply, planSchema);
  if (plan.status === 'ACTIVE' && isSoldAt(plan, wanted)) return plan.id;
  throw new ProviderError(`PayPal: plan ${plan.id} is not sold as it was asked for`, {
    isFinal: true,
  });
}

const units = { month: 'MONTH', year: 'YEAR' } as const;

function cyclesOf({ interval, price, first }: PlanTerms) {
  const cycles = [
    ...(first ? [{ tenure_type: 'TRIAL', total_cycles: first.cycles, price: first.price }] : []),
    { tenure_type: 'REGULAR', total_cycles: 0, price },
  ];
  return cycles.map(({ price: { amount }, ...cycle }, index) => ({
    frequency: { interval_unit: units[interval], interval_count: 1 },
    ...cycle,
    sequence: index + 1,
    pricing_scheme: { fixed_price: { value: toPaypalValue(amount), currency_code: 'USD' } },
  }));
}

/** Compared as they are read, `30.0` and `30.00` alike. */
function isSoldAt({ billing_cycles: cycles, payment_preferences: how }: Plan, wanted: PlanTerms) {
  const offered = cycles.toSorted((one, other) => one.sequence - other.sequence);
  const asked = cyclesSchema.parse(cyclesOf(wanted));
  return !how.auto_bill_outstanding && JSON.stringify(offered) === JSON.stringify(asked);
}
