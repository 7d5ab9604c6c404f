import { displayNameOf } from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** Gives the actor another full name, and the name that pages greet with as sign-up derives it. */
export async function changeName(
  { db: { service }, now }: Pick<AppServices, 'db' | 'now'>,
  { userId }: UserActor,
  fullName: string,
): Promise<void> {
  await service
    .updateTable('users')
    .set({
      full_name: fullName,
      display_name: displayNameOf(fullName),
      updated_at: now(),
    })
    .where('id', '=', userId)
    .execute();
}
