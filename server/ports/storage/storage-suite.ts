import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, buckets, type Storage } from './storage.ts';

/** What every store promises. `open` returns an empty one. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  describe(name, () => {
    let storage: Storage;
    let folder: string;
    let count = 0;
    const newPath = () => `user1/tracks/${(count += 1)}_${randomBytes(4).toString('hex')}`;
    const localFile = async (bytes: Uint8Array) => {
      const file = join(folder, `upload ñ ${(count += 1)}`);
      await writeFile(file, bytes);
      return file;
    };
    const readAll = async (path: string, range?: { start: number; end: number }) =>
      (await buffer(await storage.read('audio-files', path, range))).toString('latin1');

    beforeAll(async () => {
      storage = await open();
      await storage.prepare();
      folder = await mkdtemp(join(tmpdir(), 'storage-suite-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    test('has every bucket once it is prepared, and makes none a second time', async () => {
      expect(await Promise.all(buckets.map((bucket) => storage.stateOf(bucket)))).toEqual(
        buckets.map(() => 'ready'),
      );
      expect(await storage.prepare()).toEqual([]);
    });

    test('takes over a file, byte for byte, and leaves nothing at the old place', async () => {
      const bytes = randomBytes(3_000_000);
      const [path, file] = [newPath(), await localFile(bytes)];
      await storage.adopt('audio-files', path, file);
      await expect(stat(file)).rejects.toThrow('ENOENT');
      const stored = await buffer(await storage.read('audio-files', path));
      expect(sha256(stored)).toBe(sha256(bytes));
      expect(await storage.size('audio-files', path)).toBe(bytes.length);
    });

    test('stores bytes under a name with an extension', async () => {
      await storage.put('cover-images', 'user1/covers/a_320.webp', Buffer.from('cover'));
      expect(await storage.size('cover-images', 'user1/covers/a_320.webp')).toBe(5);
      expect(await storage.size('demos', 'user1/covers/a_320.webp')).toBeNull();
    });

    test('never overwrites, and keeps the file that it did not take', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.from('first'));
      const file = await localFile(Buffer.from('second'));
      await expect(storage.put('audio-files', path, Buffer.from('third'))).rejects.toMatchObject({
        code: 'storage.exists',
      });
      await expect(storage.adopt('audio-files', path, file)).rejects.toMatchObject({
        code: 'storage.exists',
      });
      expect(await readAll(path)).toBe('first');
      expect(await readFile(file, 'latin1')).toBe('second');
    });

    test('of many writers of one name, one wins and its bytes are whole', async () => {
      const path = newPath();
      const writers = Array.from({ length: 12 }, (_, index) =>
        storage.put('audio-files', path, Buffer.alloc(100_000, index)),
      );
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
      expect(await readAll(path)).toBe(Buffer.alloc(100_000, winner).toString('latin1'));
    });

    test('reads ranges with both ends included', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.from('0123456789'));
      expect(await readAll(path)).toBe('0123456789');
      expect(await readAll(path, { start: 0, end: 0 })).toBe('0');
      expect(await readAll(path, { start: 3, end: 6 })).toBe('3456');
      expect(await readAll(path, { start: 9, end: 9 })).toBe('9');
      expect(await readAll(path, { start: 7, end: 500 })).toBe('789');
    });

    test('keeps an object without bytes', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.alloc(0));
      expect(await storage.size('audio-files', path)).toBe(0);
      expect(await readAll(path)).toBe('');
    });

    test('says when there is no such object', async () => {
      const path = newPath();
      const missing = { code: 'storage.missing' };
      expect(await storage.size('audio-files', path)).toBeNull();
      await expect(storage.read('audio-files', path)).rejects.toMatchObject(missing);
      await expect(
        storage.withLocalFile('audio-files', path, async () => 'used'),
      ).rejects.toMatchObject(missing);
      // A folder is no object.
      await storage.put('audio-files', `${path}/inner`, Buffer.from('x'));
      expect(await storage.size('audio-files', path)).toBeNull();
      await expect(storage.read('audio-files', path)).rejects.toMatchObject(missing);
      await storage.remove('audio-files', path);
      expect(await readAll(`${path}/inner`)).toBe('x');
    });

    test('removes an object, once or twice, and its name is free again', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.from('first'));
      await storage.remove('audio-files', path);
      await storage.remove('audio-files', path);
      expect(await storage.size('audio-files', path)).toBeNull();
      await storage.put('audio-files', path, Buffer.from('second'));
      expect(await readAll(path)).toBe('second');
    });

    test('removes all that is below a folder, in one bucket, and nothing beside it', async () => {
      const put = (bucket: Bucket, path: string) => storage.put(bucket, path, Buffer.from('x'));
      const gone = ['user2/tracks/a', 'user2/tracks/b.mp3', 'user2/covers/deep/er/c_320.webp'];
      for (const path of gone) await put('artifacts', path);
      await put('artifacts', 'user22/tracks/a');
      await put('artifacts', 'user2.mp3');
      await put('demos', 'user2/tracks/a');
      await storage.removeAll('artifacts', 'user2');
      await storage.removeAll('artifacts', 'user2');
      await storage.removeAll('artifacts', 'user2.mp3');
      await storage.removeAll('artifacts', 'nobody');
      for (const path of gone) expect(await storage.size('artifacts', path)).toBeNull();
      expect(await storage.size('artifacts', 'user22/tracks/a')).toBe(1);
      expect(await storage.size('artifacts', 'user2.mp3')).toBe(1);
      expect(await storage.size('demos', 'user2/tracks/a')).toBe(1);
      await put('artifacts', 'user2/tracks/a');
      expect(await storage.size('artifacts', 'user2/tracks/a')).toBe(1);
    });

    test('lends an object as a local file and hands back what its user found', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.from('sound'));
      const found = await storage.withLocalFile('audio-files', path, (file) =>
        readFile(file, 'utf8'),
      );
      expect(found).toBe('sound');
    });

    test('a reader that stops early does not disturb the next', async () => {
      const path = newPath();
      await storage.put('audio-files', path, Buffer.alloc(2_000_000, 'a'));
      const stream = await storage.read('audio-files', path);
      const reader = stream.getReader();
      await reader.read();
      await reader.cancel();
      expect((await readAll(path)).length).toBe(2_000_000);
    });

    test.each(badPaths)('refuses the path %j', async (path) => {
      const bad = { code: 'storage.bad-path' };
      const file = await localFile(Buffer.from('x'));
      await expect(storage.adopt('audio-files', path, file)).rejects.toMatchObject(bad);
      await expect(storage.put('audio-files', path, Buffer.from('x'))).rejects.toMatchObject(bad);
      await expect(storage.size('audio-files', path)).rejects.toMatchObject(bad);
      await expect(storage.read('audio-files', path)).rejects.toMatchObject(bad);
      await expect(storage.remove('audio-files', path)).rejects.toMatchObject(bad);
      await expect(storage.removeAll('audio-files', path)).rejects.toMatchObject(bad);
      await expect(storage.withLocalFile('audio-files', path, async () => 1)).rejects.toMatchObject(
        bad,
      );
    });

    test('refuses a bucket that is none', async () => {
      const bucket = '../demos' as Bucket;
      await expect(storage.put(bucket, newPath(), Buffer.from('x'))).rejects.toMatchObject({
        code: 'storage.bad-path',
      });
    });
  });
}

const badPaths = [
  '',
  '/',
  '.',
  '..',
  'user1/',
  '/etc/passwd',
  'user1//a',
  'user1/../user2/a',
  'user1/./a',
  '../audio-files/a',
  'user1\\..\\a',
  'user1/a\0.mp3',
  'user1/a\n',
  'user1/.hidden',
  'user1/a.tar.gz',
  'user1/a.',
  'user1/canción',
  'user1/a b',
  'user1/%2e%2e/a',
  'C:/a',
  `user1/${'a'.repeat(201)}`,
  `${'a/'.repeat(300)}a`,
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
