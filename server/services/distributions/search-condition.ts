import { type RawBuilder, sql } from 'kysely';
import { platforms } from '#content/platforms/platforms.ts';
import type { ActorDb } from '#server/database/as-actor.ts';
import { toSearchPatterns } from '../lists/search-patterns.ts';

/** More songs than these are met soon on the way through the list; fewer are looked up. */
const mostLookedUp = 1000;

/**
 * The condition that each word of what was typed is in the song's title, in its artist or in the platform's name; null
 * where nothing was typed, and no row has what is no word. PostgreSQL cannot know how many songs a word finds
 * (docs/decisions/039): they are counted here, and their ids, of which it does know, are what it plans with.
 */
export async function searchCondition(
  db: ActorDb,
  typed: string,
): Promise<RawBuilder<boolean> | null> {
  const patterns = toSearchPatterns(typed);
  if (!patterns) return null;
  const words: RawBuilder<boolean>[] = [];
  for (const pattern of patterns) words.push(await conditionOf(db, pattern));
  return words.length > 0 ? sql<boolean>`${sql.join(words, sql` and `)}` : sql<boolean>`false`;
}

async function conditionOf(db: ActorDb, pattern: string): Promise<RawBuilder<boolean>> {
  const folded = sql`app.fold_text(${pattern})`;
  const names = sql`unnest(${platforms.map(({ id }) => id)}::text[], ${platforms.map(({ name }) => name)}::text[])`;
  const { rows: named } = await sql<{ id: string }>`
    select id from ${names} as platform (id, name) where ' ' || app.fold_text(name) like ${folded}`.execute(
    db,
  );
  const songs = sql<{ id: string }>`select id from projects where search like ${folded}`;
  const { rows: found } = await sql<{ id: string }>`${songs} limit ${mostLookedUp + 1}`.execute(db);
  const isSong =
    found.length > mostLookedUp
      ? sql`distributions.project_id in (${songs})`
      : sql`distributions.project_id = any(${found.map(({ id }) => id)}::uuid[])`;
  return sql<boolean>`(${isSong} or distributions.platform = any(${named.map(({ id }) => id)}::text[]))`;
}
