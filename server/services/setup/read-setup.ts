import type { UserActor } from '#server/actor.ts';
import { missingTables } from '#server/database/missing-tables.ts';
import { readSchemaScript } from '#server/database/schema-script.ts';
import { type Bucket, buckets, type BucketState } from '#server/ports/storage/storage.ts';
import type { AppServices } from '#server/services/app-services.ts';

/** What the product needs to be there, and whether it is. */
export type Setup = {
  tables: { name: string; exists: boolean }[];
  buckets: { name: Bucket; state: BucketState }[];
};

/** Looks at each table and each bucket. It needs none of them itself. */
export async function readSetup(
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
  _actor: UserActor,
): Promise<Setup> {
  const [missing, states] = await Promise.all([
    missingTables(db.servicePool),
    Promise.all(buckets.map((bucket) => storage.stateOf(bucket))),
  ]);
  return {
    tables: readSchemaScript().tables.map((name) => ({ name, exists: !missing.includes(name) })),
    buckets: buckets.map((name, index) => ({ name, state: states[index] ?? 'missing' })),
  };
}
