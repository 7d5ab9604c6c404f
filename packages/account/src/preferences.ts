import { z } from 'zod';
import {
  type DistributionPreferences,
  type NotificationPreferences,
  platformField,
} from './preference-values.ts';

/** A box that is not ticked is not in the form. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** The form of the mails that a person receives. */
export const notificationsSchema = z
  .object({ email_notifications: ticked, project_updates: ticked, marketing: ticked })
  .transform((form): NotificationPreferences => ({
    emailNotifications: form.email_notifications,
    projectUpdates: form.project_updates,
    marketing: form.marketing,
  }));

const releaseTimeHelp = 'Escribe una hora, por ejemplo 00:00 o 18:30';

/** A time of the day in hours and minutes. */
export const releaseTime = z
  .string(releaseTimeHelp)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, releaseTimeHelp);

/** The form of how a person's songs are distributed; `platforms` are the ids of those that can be chosen. */
export const distributionSchema = (platforms: readonly string[]) =>
  z
    .object({
      auto_distribute: ticked,
      preferred_release_time: releaseTime,
      ...Object.fromEntries(platforms.map((id) => [platformField(id), ticked])),
    })
    .refine((form) => !form.auto_distribute || chosen(platforms, form).length > 0, {
      path: ['preferred_platforms'],
      message: 'Elige al menos una plataforma para la distribución automática',
    })
    .transform((form): DistributionPreferences => ({
      autoDistribute: form.auto_distribute,
      preferredReleaseTime: form.preferred_release_time,
      preferredPlatforms: chosen(platforms, form),
    }));

const chosen = (platforms: readonly string[], form: Record<string, unknown>) =>
  platforms.filter((id) => form[platformField(id)] === true);
