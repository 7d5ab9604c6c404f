import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isAppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/schema.ts';
import type { Peaks } from '#server/media/facts.ts';
import { makePreview } from '#server/media/make-preview.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { objectPath } from '#server/services/uploads/object-path.ts';
import { addMetadata, type ProjectMetadata } from './project.ts';

/**
 * Makes a project's streaming preview and waveform and moves it from `processing` to `ready`, or to `failed`
 * with the reason. Does nothing for a project that is gone or already done.
 */
export async function processAudio(
  { db: { service }, storage }: { db: Database; storage: Storage },
  { projectId, signal, lastTry }: { projectId: string; signal: AbortSignal; lastTry: boolean },
): Promise<void> {
  const project = await service
    .selectFrom('projects')
    .select(['user_id', 'audio_file_url'])
    .where('id', '=', projectId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (!project?.audio_file_url) return;

  try {
    const preview = `${objectPath(project.user_id, 'previews')}.mp3`;
    const peaks = await storePreview(storage, project.audio_file_url, preview, signal);
    await settle(service, projectId, 'ready', { preview, peaks });
  } catch (error) {
    if (!isAppError(error) && !lastTry) throw error;
    const failure = isAppError(error) ? error.code : 'media.failed';
    await settle(service, projectId, 'failed', { failure });
    if (!isAppError(error)) throw error;
  }
}

async function storePreview(
  storage: Storage,
  audio: string,
  preview: string,
  signal: AbortSignal,
): Promise<Peaks> {
  const folder = await mkdtemp(join(tmpdir(), 'estudio2600-'));
  try {
    const output = join(folder, 'preview.mp3');
    const { peaks } = await storage.withLocalFile('audio-files', audio, (input) =>
      makePreview(input, output, { signal }),
    );
    await storage.adopt('artifacts', preview, output);
    return peaks;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function settle(
  service: Kysely<DB>,
  projectId: string,
  status: 'ready' | 'failed',
  found: ProjectMetadata,
): Promise<void> {
  await service
    .updateTable('projects')
    .set({ status, metadata: addMetadata(found), updated_at: new Date() })
    .where('id', '=', projectId)
    .where('status', '=', 'processing')
    .execute();
}
