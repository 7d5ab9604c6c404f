import type { AnonymousActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { storePreferences } from '#server/services/preferences/store-preferences.ts';

/** Ends the mails about the songs of whoever was mailed this link, and nothing else. */
export async function stopProjectMails(
  { db, projects }: Pick<AppServices, 'db' | 'projects'>,
  _actor: AnonymousActor,
  token: string,
): Promise<void> {
  const userId = projects.mails.ownerOfStopLink(token);
  if (userId === null) throw new AppError('mail.link-invalid');
  await storePreferences(db.service, userId, 'notification_preferences', {
    project_updates: false,
  });
}
