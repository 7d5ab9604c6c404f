import { sql } from 'kysely';
import type { StaffActor } from '#server/actor.ts';
import { readAsActor } from '#server/database/as-actor.ts';
import type { AppServices } from '../app-services.ts';

export type SavedReplyTitle = { id: string; title: string };

/** All of them, by their titles. */
export const listSavedReplies = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<SavedReplyTitle[]> =>
  readAsActor(db, actor, (db) =>
    db
      .selectFrom('saved_replies')
      .select(['id', 'title'])
      .orderBy(sql`title collate "es-x-icu"`)
      .orderBy('id'),
  );
