import { join } from 'node:path';
import { makePreview } from '#server/media/make-preview.ts';
import { withScratchFolder } from '#server/media/scratch-folder.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import type { ProjectMetadata } from '#server/services/projects/project.ts';
import { previewOf } from '#server/services/files/stored-objects.ts';

/** Stores the streaming preview of a stored song and returns its waveform. */
export async function makeAudioPreview(
  storage: Storage,
  audio: string,
  signal: AbortSignal,
): Promise<ProjectMetadata> {
  return withScratchFolder(async (folder) => {
    const output = join(folder, 'preview.mp3');
    const { peaks } = await storage.withLocalFile('audio-files', audio, (input) =>
      makePreview(input, output, { signal }),
    );
    const preview = previewOf(audio);
    // A worker that died after this may have left one; the waveform was lost with it.
    await storage.remove('artifacts', preview);
    await storage.adopt('artifacts', preview, output);
    return { preview, peaks };
  });
}
