import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReceivedEvent } from '../event-receiver.ts';
import { press, wompiKeys } from '../plant-simulators.ts';

const eventSchema = z.object({
  event: z.enum(['transaction.updated', 'nequi_token.updated']),
  environment: z.literal('test'),
  data: z.record(z.string(), z.record(z.string(), z.unknown())),
  signature: z.object({ properties: z.array(z.string()), checksum: z.string() }),
  timestamp: z.number(),
  sent_at: z.string(),
});

/** An event as a shop reads it. */
export const readEvent = ({ body }: ReceivedEvent) => eventSchema.parse(JSON.parse(body));

/** As a shop does it: every path that the event names, its timestamp and the secret. */
export function checksumOf(received: ReceivedEvent): string {
  const { data, signature, timestamp } = readEvent(received);
  const values = signature.properties.map((path) => {
    let value: unknown = data;
    for (const part of path.split('.')) {
      value = z.record(z.string(), z.unknown()).parse(value)[part];
    }
    return String(value);
  });
  return createHash('sha256')
    .update(`${values.join('')}${timestamp}${wompiKeys.eventsSecret}`)
    .digest('hex')
    .toUpperCase();
}

export const statusesOf = (events: readonly ReceivedEvent[]) =>
  events.map((event) => readEvent(event).data['transaction']?.['status']);

/** Pays, and returns the id that the shop is given. */
export async function pay(
  checkout: string,
  decision: string,
  { faults = [], method = 'CARD' }: { faults?: string[]; method?: string } = {},
): Promise<string> {
  const response = await press(checkout, { decision, method, fault: faults });
  return new URL(response.headers.get('location') ?? '').searchParams.get('id') ?? '';
}
