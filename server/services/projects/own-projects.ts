import type { UserActor } from '#server/actor.ts';
import type { ActorDb } from '#server/database/as-actor.ts';

/** The actor's projects that are not in the bin. */
export const ownProjects = (db: ActorDb, { userId }: UserActor) =>
  db.selectFrom('projects').where('projects.user_id', '=', userId).where('deleted_at', 'is', null);
