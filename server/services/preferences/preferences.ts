import { marketingConsent } from '#content/marketing-consent.ts';
import type {
  DistributionPreferences,
  NotificationPreferences,
} from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { storePreferences } from './store-preferences.ts';
import {
  type MarketingConsent,
  type Preferences,
  storeDistribution,
  storeNotifications,
  toPreferences,
} from './stored-preferences.ts';

const columns = ['distribution_preferences', 'notification_preferences'] as const;

/** The actor's own, or those of a new person when nothing was ever saved. */
export async function readPreferences(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<Preferences> {
  const [row] = await readAsActor(db, actor, (db) =>
    db.selectFrom('user_settings').select(columns).where('user_id', '=', actor.userId),
  );
  return toPreferences(row);
}

export async function saveDistributionPreferences(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  wanted: DistributionPreferences,
): Promise<void> {
  await asActor(db, actor, (db) =>
    storePreferences(db, actor.userId, {
      column: 'distribution_preferences',
      values: storeDistribution(wanted),
      at: now(),
    }),
  );
}

/** Also keeps when and how the person agreed to marketing, or took that back. */
export async function saveNotificationPreferences(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  wanted: NotificationPreferences,
): Promise<void> {
  await asActor(db, actor, async (db) => {
    const row = await db
      .selectFrom('user_settings')
      .select(columns)
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst();
    const before = toPreferences(row);
    const at = now();
    const unchanged = wanted.marketing === before.notifications.marketing;
    const given: MarketingConsent = {
      granted_at: at.toISOString(),
      text: marketingConsent,
      ip: actor.ip,
      user_agent: actor.userAgent,
    };
    const withdrawn = before.marketingConsent && {
      ...before.marketingConsent,
      withdrawn_at: at.toISOString(),
    };
    const consent = unchanged ? before.marketingConsent : wanted.marketing ? given : withdrawn;
    await storePreferences(db, actor.userId, {
      column: 'notification_preferences',
      values: storeNotifications(wanted, consent),
      at,
    });
  });
}
