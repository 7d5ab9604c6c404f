import type { Kysely } from 'kysely';
import type { DB } from '#server/database/schema.ts';
import { deleteKnownDevices } from './known-device.ts';

/**
 * Makes every link that was mailed to this person worthless, sign-ins that wait for their second step too, and deletes
 * the browsers that need none and those that are known.
 */
export async function revokeLinks(service: Kysely<DB>, userId: string, at: Date): Promise<void> {
  await service.deleteFrom('verifications').where('value', '=', userId).execute();
  await service.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await deleteKnownDevices(service, userId, at);
}
