// Asks the file store in the folder of the first argument for each of its changes, and says on its standard output which
// one is done: the trace of its system calls has that, too.
import { writeFile } from 'node:fs/promises';
import { createFileStore } from '#server/ports/storage/file-store.ts';

const [, , root = '', song = ''] = process.argv;
const store = createFileStore(root);
const steps = {
  prepare: () => store.prepare(),
  put: () => store.put('cover-images', 'ana/covers/1.webp', Buffer.alloc(100_000, 1)),
  adopt: () => store.adopt('audio-files', 'ana/tracks/1.wav', song),
  remove: () => store.remove('audio-files', 'ana/tracks/1.wav'),
  removeAll: () => store.removeAll('cover-images', 'ana'),
};

await writeFile(song, Buffer.alloc(5_000_000, 1));
for (const [name, step] of Object.entries(steps)) {
  await step();
  process.stdout.write(`${name}\n`);
}
