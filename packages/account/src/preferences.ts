import { z } from 'zod';

export type DistributionPreferences = {
  /** Whether a song that is ready asks for its distributions by itself. */
  autoDistribute: boolean;
  /** When a song comes out on its release date: `HH:MM` in Bogotá. */
  preferredReleaseTime: string;
  /** Ids of platforms. */
  preferredPlatforms: string[];
};

export type NotificationPreferences = {
  /** Without it nothing is mailed but what the account itself needs, whatever the others say. */
  emailNotifications: boolean;
  /** When a song becomes ready, or fails. */
  projectUpdates: boolean;
  marketing: boolean;
};

/** What holds for a person who has never saved any. */
export const defaultDistribution: DistributionPreferences = {
  autoDistribute: false,
  preferredReleaseTime: '00:00',
  preferredPlatforms: ['spotify', 'apple_music', 'youtube_music'],
};

/** What holds for a person who has never saved any. */
export const defaultNotifications: NotificationPreferences = {
  emailNotifications: true,
  projectUpdates: true,
  marketing: false,
};

/** Whether the person is written to when a song of theirs becomes ready or fails. */
export const wantsProjectMails = (wanted: NotificationPreferences): boolean =>
  wanted.emailNotifications && wanted.projectUpdates;

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

/** The name of a platform's tick box. */
export const platformField = (id: string): string => `platform_${id}`;

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
