import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { storePreferences } from '#server/services/preferences/store-preferences.ts';

/** Ends the mails about the songs of whoever was mailed this link, and nothing else. */
export async function stopProjectMails(
  { db, now, projects }: Pick<AppServices, 'db' | 'now' | 'projects'>,
  _actor: AnonymousActor,
  token: string,
): Promise<void> {
  const userId = projects.mails.ownerOfStopLink(token);
  if (userId === null) throw new AppError('mail.link-invalid');
  await storePreferences(db.service, userId, {
    column: 'notification_preferences',
    values: { project_updates: false },
    at: now(),
  });
}
