import type { ArtistProfile } from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { asActor, readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** What the actor says of themself; null when nothing was ever stored. */
export async function readArtistProfile(
  { db }: Pick<AppServices, 'db'>,
  actor: UserActor,
): Promise<ArtistProfile | null> {
  const [row] = await readAsActor(db, actor, (db) =>
    db
      .selectFrom('user_settings')
      .select([
        'artist_name as artistName',
        'record_label as recordLabel',
        'bio',
        'website',
        'social_links as socialLinks',
      ])
      .where('user_id', '=', actor.userId),
  );
  return row ? { ...row, socialLinks: row.socialLinks as ArtistProfile['socialLinks'] } : null;
}

/** Stores the whole profile, whether there was one or not. */
export async function saveArtistProfile(
  { db, now }: Pick<AppServices, 'db' | 'now'>,
  actor: UserActor,
  { artistName, recordLabel, socialLinks, bio, website }: ArtistProfile,
): Promise<void> {
  const profile = {
    artist_name: artistName,
    record_label: recordLabel,
    bio,
    website,
    social_links: JSON.stringify(socialLinks),
  };
  await asActor(db, actor, (db) =>
    db
      .insertInto('user_settings')
      .values({ user_id: actor.userId, ...profile })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ ...profile, updated_at: now() }),
      )
      .execute(),
  );
}
