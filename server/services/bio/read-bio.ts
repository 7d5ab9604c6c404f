import type { BioRequest } from '#packages/bio/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { listRuns, readRun } from '#server/services/tools/runs.ts';
import { type StoredBio, storedBioSchema, storedRequestSchema } from './stored-bio.ts';

/** Biographies in a person's list of theirs. */
export type BioEntry = { id: string; request: BioRequest; createdAt: Date };

export type KeptBio = BioEntry & StoredBio & { revision: number };

/** A page of a person's biographies, the newest first, and how many there are. */
export async function listBios(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  page: number,
): Promise<{ bios: BioEntry[]; count: number }> {
  const { runs, count } = await listRuns(services, actor, { tool: 'bio', page });
  const bios = runs.map(({ id, request, createdAt }) => ({
    ...{ id, createdAt },
    request: storedRequestSchema.parse(request),
  }));
  return { bios, count };
}

/** Rejects with `run.not-found` of biographies that are another's, or none. */
export async function readBio(
  services: Pick<AppServices, 'db'>,
  actor: UserActor,
  id: string,
): Promise<KeptBio> {
  const run = await readRun(services, actor, { tool: 'bio', id });
  const { createdAt, revision } = run;
  return {
    ...{ id: run.id, createdAt, revision },
    request: storedRequestSchema.parse(run.request),
    ...storedBioSchema.parse(run.result),
  };
}
