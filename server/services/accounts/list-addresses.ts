import type { SystemActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';

/** The confirmed addresses of all accounts, for what the legal texts promise to announce by mail. */
export async function listAddresses(
  { db: { service } }: Pick<AppServices, 'db'>,
  _actor: SystemActor,
): Promise<string[]> {
  const users = await service
    .selectFrom('users')
    .select('email')
    .where('email_verified', '=', true)
    .orderBy('email')
    .execute();
  return users.map(({ email }) => email);
}
