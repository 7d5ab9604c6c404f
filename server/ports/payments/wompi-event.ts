import { z } from 'zod';
import { ForgedEvent, MalformedEvent } from './errors.ts';
import { checkEventAge } from './event-age.ts';
import { readEventBody } from './event-body.ts';
import type { ProviderEvent } from './payments.ts';
import { eventChecksum, isSameChecksum } from './wompi-integrity.ts';
import { cleanName } from './provider-text.ts';
import { wompiId, wompiStatus } from './wompi-transaction.ts';

export type WompiEventCheck = {
  eventsSecret: string;
  environment: 'test' | 'prod';
  now: Date;
};

const eventSchema = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/u),
  data: z.record(z.string(), z.unknown()),
  environment: z.string(),
  signature: z.object({
    properties: z.array(z.string().max(100)).min(1).max(20),
    checksum: z.string().regex(/^[\da-f]{64}$/iu),
  }),
  // Of seconds.
  timestamp: z.int().positive().max(1e11),
});

const transactionSchema = z.object({
  id: wompiId,
  // Values are signed without anything between them: a letter less here would be one more of the id.
  status: wompiStatus,
  reference: z.string().min(1).max(255).transform(cleanName),
  amount_in_cents: z.int().nonnegative(),
});

/** What the checksum of a transaction has to cover: with less, the rest could be anybody's. */
const covered = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Throws `ForgedEvent` or `MalformedEvent`. */
export function readWompiEvent(body: Uint8Array, check: WompiEventCheck): ProviderEvent {
  const event = parse(eventSchema, readEventBody(body));
  const { properties, checksum } = event.signature;
  if (new Set(properties).size < properties.length) {
    throw new MalformedEvent('The event signs a property twice');
  }
  const values = properties.map((path) => valueAt(event.data, path));
  const expected = eventChecksum(values, event.timestamp, check.eventsSecret);
  if (!isSameChecksum(checksum, expected)) throw new ForgedEvent('The checksum is wrong');
  if (event.environment !== check.environment) {
    throw new ForgedEvent('The event is of another environment');
  }
  checkEventAge(new Date(event.timestamp * 1000), check.now);
  if (event.event !== 'transaction.updated') {
    return { id: `${event.event}:${checksum.toLowerCase()}`, about: null };
  }
  if (!covered.every((path) => properties.includes(path))) {
    throw new ForgedEvent('The checksum does not cover what the event says');
  }
  const { id, status, reference } = parse(transactionSchema, event.data['transaction']);
  return { id: `${id}:${status}`, about: { id, reference } };
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new MalformedEvent('It is no event of Wompi');
  return parsed.data;
}

/** The text that a property adds to the checksum; what is not there adds none. */
function valueAt(data: unknown, path: string): string {
  const value = path.split('.').reduce<unknown>(ownProperty, data);
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new MalformedEvent('The event signs no single value');
}

function ownProperty(from: unknown, name: string): unknown {
  if (typeof from !== 'object' || from === null || !Object.hasOwn(from, name)) return null;
  return (from as Record<string, unknown>)[name];
}
