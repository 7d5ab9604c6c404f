import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  defaultDistribution,
  defaultNotifications,
  type DistributionPreferences,
  type NotificationPreferences,
  releaseTime,
} from '#packages/account/src/index.ts';
import type { DB } from '#server/database/schema.ts';

type StoredPreferences = Pick<
  Selectable<DB['user_settings']>,
  'distribution_preferences' | 'notification_preferences'
>;

/** When a person agreed to marketing mails and how, as proof; `withdrawn_at` once they took it back. */
const consentSchema = z.object({
  granted_at: z.string(),
  text: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  withdrawn_at: z.string().optional(),
});

export type MarketingConsent = z.infer<typeof consentSchema>;

export type Preferences = {
  distribution: DistributionPreferences;
  notifications: NotificationPreferences;
  /** The last one that was given, also after it was withdrawn. */
  marketingConsent: MarketingConsent | null;
};

const distributionSchema = z.object({
  auto_distribute: z.boolean().catch(defaultDistribution.autoDistribute),
  preferred_release_time: releaseTime.catch(defaultDistribution.preferredReleaseTime),
  preferred_platforms: z.array(z.string()).catch(defaultDistribution.preferredPlatforms),
});

const notificationsSchema = z.object({
  email_notifications: z.boolean().catch(defaultNotifications.emailNotifications),
  project_updates: z.boolean().catch(defaultNotifications.projectUpdates),
  marketing: z.boolean().catch(defaultNotifications.marketing),
  marketing_consent: consentSchema.nullable().catch(null),
});

/** What the columns of `user_settings` say. A person without a row has the preferences of a new one. */
export function toPreferences(row: StoredPreferences | undefined): Preferences {
  const distribution = distributionSchema.parse(row?.distribution_preferences ?? {});
  const notifications = notificationsSchema.parse(row?.notification_preferences ?? {});
  return {
    distribution: {
      autoDistribute: distribution.auto_distribute,
      preferredReleaseTime: distribution.preferred_release_time,
      preferredPlatforms: distribution.preferred_platforms,
    },
    notifications: {
      emailNotifications: notifications.email_notifications,
      projectUpdates: notifications.project_updates,
      marketing: notifications.marketing,
    },
    marketingConsent: notifications.marketing_consent,
  };
}

export const storeDistribution = (wanted: DistributionPreferences) => ({
  auto_distribute: wanted.autoDistribute,
  preferred_release_time: wanted.preferredReleaseTime,
  preferred_platforms: wanted.preferredPlatforms,
});

export const storeNotifications = (
  wanted: NotificationPreferences,
  consent: MarketingConsent | null,
) => ({
  email_notifications: wanted.emailNotifications,
  project_updates: wanted.projectUpdates,
  marketing: wanted.marketing,
  marketing_consent: consent,
});
