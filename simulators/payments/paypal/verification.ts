import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Simulator } from '../simulator.ts';

export const verificationSchema = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});

/** Whether an event came from here, for the webhook that it names, and was not changed on its way. */
export function isOurs(
  { signingKey, options }: Simulator,
  asked: z.infer<typeof verificationSchema>,
): boolean {
  const { transmission_id, transmission_time, webhook_id, webhook_event } = asked;
  const signed = `${transmission_id}|${transmission_time}|${webhook_id}|${crc32(JSON.stringify(webhook_event))}`;
  return (
    asked.auth_algo === 'SHA256withRSA' &&
    webhook_id === options.paypal.webhookId &&
    createVerify('sha256')
      .update(signed)
      .verify(signingKey.certificate, asked.transmission_sig, 'base64')
  );
}
