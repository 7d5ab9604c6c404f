import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { buckets } from './storage.ts';
import { storageSuite } from './storage-suite.ts';

async function newFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'file-store-ñ '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

storageSuite('file store', async () =>
  createFileStore(join(await mkdtemp(join(tmpdir(), 'file-store-')), 'made on first use')),
);

test('leaves nothing but the objects in its folder', async () => {
  const root = await newFolder();
  const storage = createFileStore(root);
  await storage.put('artifacts', 'user1/previews/a.mp3', Buffer.from('x'));
  await expect(storage.put('artifacts', 'user1/previews/a.mp3', Buffer.from('y'))).rejects.toThrow(
    'storage.exists',
  );
  expect(await readdir(root)).toEqual(['.incoming', 'artifacts']);
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  expect(await readdir(join(root, 'artifacts/user1/previews'))).toEqual(['a.mp3']);
});

test('clears what a killed server left half written, once it is a day old', async () => {
  const root = await newFolder();
  const incoming = join(root, '.incoming');
  await mkdir(incoming);
  await writeFile(join(incoming, 'old'), 'half');
  await writeFile(join(incoming, 'being-written-by-another-process'), 'half');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(join(incoming, 'old'), twoDaysAgo, twoDaysAgo);
  await createFileStore(root).put('demos', 'user1/a', Buffer.from('x'));
  expect(await readdir(incoming)).toEqual(['being-written-by-another-process']);
});

test('says which bucket is not there, and makes that one alone', async () => {
  const root = await newFolder();
  const storage = createFileStore(root);
  expect(await storage.prepare()).toEqual([...buckets]);
  await storage.put('artifacts', 'user1/a', Buffer.from('x'));
  await rm(join(root, 'demos'), { recursive: true });
  await writeFile(join(root, 'demos'), 'a file is no bucket');
  expect(await storage.stateOf('demos')).toBe('missing');
  await rm(join(root, 'demos'));
  expect(await storage.stateOf('demos')).toBe('missing');
  expect(await storage.prepare()).toEqual(['demos']);
  expect(await storage.stateOf('demos')).toBe('ready');
  expect(await storage.size('artifacts', 'user1/a')).toBe(1);
});

// Root may write everywhere, whatever a folder says.
test.runIf(process.getuid?.() !== 0)('says which bucket takes no new objects', async () => {
  const root = await newFolder();
  const storage = createFileStore(root);
  await storage.prepare();
  await chmod(join(root, 'demos'), 0o500);
  expect(await storage.stateOf('demos')).toBe('read-only');
});

test('takes over a file from another disk', async (context) => {
  const otherDisk = await newFolder('/dev/shm').catch(() => context.skip());
  const storage = createFileStore(await newFolder());
  const file = join(otherDisk, 'upload');
  await writeFile(file, 'from another disk');
  await storage.adopt('audio-files', 'user1/tracks/a', file);
  expect(await readdir(otherDisk)).toEqual([]);
  expect(await storage.size('audio-files', 'user1/tracks/a')).toBe(17);
});

test.runIf(process.platform === 'linux')('keeps no file open that nobody reads', async () => {
  const storage = createFileStore(await newFolder());
  await storage.put('audio-files', 'user1/tracks/a', Buffer.alloc(2_000_000));
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  for (let index = 0; index < 20; index += 1) {
    const reader = (await storage.read('audio-files', 'user1/tracks/a')).getReader();
    if (index % 2 === 0) await reader.read();
    await reader.cancel();
  }
  await storage.read('audio-files', 'user1/tracks/a');
  expect((await openFiles()) - before).toBeLessThan(5);
});
