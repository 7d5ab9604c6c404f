import { createHash } from 'node:crypto';
import {
  appendFile,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storageQuotas } from '#content/storage-quotas.ts';
import { projectSchema } from '#packages/project/src/index.ts';
import { system } from '#server/actor.ts';
import { runMediaJob } from '#server/services/media/run-media-job.ts';
import { previewOf, deleteObjects } from '#server/services/files/stored-objects.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import { readPendingUploads } from '#server/services/uploads/read-pending-uploads.ts';
import { readStorageUsage } from '#server/services/uploads/storage-quota.ts';
import { wavOf } from '#test/media/wav.ts';
import { openTestApp } from '#test/test-app.ts';
import { userActor } from '#test/test-services.ts';

const { ask, person, serve, services } = await openTestApp();
type Person = { userId: string; cookie: string };
let ana: Person;
let luis: Person;
let draft: string;

beforeAll(async () => {
  await services.jobs.work('delete-objects', ({ objects }) =>
    deleteObjects(services.storage, objects),
  );
  ana = await person('ana@ejemplo.co');
  luis = await person('luis@ejemplo.co');
  draft = await newDraft(ana);
});

const newDraft = ({ userId }: Person) =>
  saveDraft(services, userActor(userId), {
    projectId: null,
    revision: 0,
    fields: projectSchema.parse({ title: 'Subida', artist_name: 'Ana', genre: 'pop' }),
  });

type Sent = {
  kind?: 'audio' | 'cover';
  type: string;
  bytes: Uint8Array;
  size?: number | string;
  project?: string;
  /** Other entries of `Upload-Metadata`. */
  say?: Record<string, string>;
};

const tus = { 'tus-resumable': '1.0.0' };
const patience = { timeout: 10_000 };

async function create(
  who: Person,
  { kind = 'audio', type, bytes, size, project, say }: Sent,
): Promise<Response> {
  const metadata = {
    kind,
    filetype: type,
    projectId: project ?? draft,
    filename: '../../canción ñ.mp3',
    rights: 'declared',
    ...say,
  };
  return ask('/uploads', {
    method: 'POST',
    cookie: who.cookie,
    headers: {
      ...tus,
      'upload-length': String(size ?? bytes.length),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
}

const send = (who: Person, location: string, bytes: Uint8Array, offset: number | string = 0) =>
  ask(location, {
    method: 'PATCH',
    cookie: who.cookie,
    headers: {
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(bytes.length),
    },
    body: Buffer.from(bytes),
  });

/** Sends the whole file and answers with the last response. */
async function upload(who: Person, file: Sent): Promise<Response> {
  const created = await create(who, file);
  if (created.status !== 201) return created;
  return send(who, created.headers.get('location') ?? '', file.bytes);
}

const head = (who: Person, location: string) =>
  ask(location, { method: 'HEAD', cookie: who.cookie, headers: tus });

/** Every file below the folders of uploads and objects, once what was replaced is gone. */
async function filesOnDisk(): Promise<string[]> {
  await vi.waitFor(async () => {
    const { rows } = await services.db.servicePool.query(
      `select 1 from jobs.job where name = 'delete-objects' and state < 'completed'`,
    );
    expect(rows).toEqual([]);
  }, patience);
  const entries = await readdir(services.folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Waits until nothing is left of a stored file. */
const gone = (path: string) =>
  vi.waitFor(
    async () => expect((await filesOnDisk()).filter((file) => file.includes(path))).toEqual([]),
    patience,
  );

/** The path of the audio that a project has now. */
async function audioOf(project: string): Promise<string> {
  const { audio_file_url: path } = await services.db.service
    .selectFrom('projects')
    .select('audio_file_url')
    .where('id', '=', project)
    .executeTakeFirstOrThrow();
  return path ?? '';
}

const rowCount = async () =>
  (await services.db.service.selectFrom('uploads').select('id').execute()).length;

const wav = wavOf(3 * 176_400);
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();

describe('an upload', () => {
  test('becomes its draft’s audio, byte for byte, at a path of the server’s making', async () => {
    const response = await upload(ana, { type: 'audio/wav', bytes: wav });
    expect(response.status).toBe(204);
    const { audio_file_url: path, metadata } = await services.db.service
      .selectFrom('projects')
      .select(['audio_file_url', 'metadata'])
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    expect(path).toMatch(new RegExp(`^${ana.userId}/tracks/\\d{13}_[0-9a-f]{16}$`));
    expect(metadata).toMatchObject({
      audio: {
        container: 'wav',
        codec: 'PCM',
        durationSeconds: 3,
        sampleRateHertz: 44_100,
        bitDepth: 16,
        channels: 2,
      },
    });
    const stored = await readFile(join(services.folder, 'files/audio-files', path ?? ''));
    expect(stored.equals(wav)).toBe(true);
    expect((await filesOnDisk()).filter((file) => file.includes('/uploads/'))).toEqual([]);
  });

  test('is its owner’s to fetch as it was sent, in chunks; test/access tries everybody else', async () => {
    const address = `/archivos/audio-files/${await audioOf(draft)}`;
    const mine = await ask(address, { cookie: ana.cookie, headers: { range: 'bytes=0-3' } });
    expect([mine.status, await mine.text()]).toEqual([206, 'RIFF']);
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
  });

  test('goes on at the byte where it stopped', async () => {
    const location =
      (await create(ana, { type: 'audio/wav', bytes: wav })).headers.get('location') ?? '';
    // Wherever a proxy serves it.
    expect(location).toMatch(/^\/uploads\/\w+$/);
    expect((await send(ana, location, wav.subarray(0, 100_000))).headers.get('upload-offset')).toBe(
      '100000',
    );
    expect((await head(ana, location)).headers.get('upload-offset')).toBe('100000');
    expect((await send(ana, location, wav.subarray(0, 10), 50)).status).toBe(409);
    for (const offset of ['0x186A0', '1e5', '100000.0', '+100000', '-0', ''])
      expect((await send(ana, location, wav.subarray(100_000), offset)).status, offset).toBe(400);
    expect((await create(ana, { type: 'audio/wav', bytes: wav, size: '0x10' })).status).toBe(400);
    expect((await send(ana, location, wav.subarray(100_000), 100_000)).status).toBe(204);
    expect((await head(ana, location)).headers.get('upload-offset')).toBe(String(wav.length));
  });

  test('takes nothing that is not as the protocol says', async () => {
    const location =
      (await create(ana, { type: 'audio/wav', bytes: wav })).headers.get('location') ?? '';
    const patch = (headers: Record<string, string>) => {
      const type = 'application/offset+octet-stream';
      const head = { ...tus, 'content-type': type, 'upload-offset': '0', ...headers };
      return ask(location, { method: 'PATCH', cookie: ana.cookie, headers: head, body: 'RIFF' });
    };
    const length = { 'content-length': '4' };
    for (const [status, headers] of [
      [412, { ...length, 'tus-resumable': '0.2.2' }],
      [415, { ...length, 'content-type': 'audio/wav' }],
      [411, {}],
      [411, { 'content-length': '4.5' }],
    ] as const) {
      const response = await patch(headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    }
    const unannounced = { method: 'POST', cookie: ana.cookie, headers: tus };
    expect((await ask('/uploads', unannounced)).status).toBe(400);
    expect((await ask(location, { method: 'PUT', cookie: ana.cookie })).status).toBe(405);
    expect((await head(ana, location)).headers.get('upload-offset')).toBe('0');
    expect((await patch(length)).headers.get('upload-offset')).toBe('4');
  });

  test('that is half here is known by name and size to its owner, and to nobody else', async () => {
    const project = await newDraft(ana);
    const pending = (who: Person) =>
      readPendingUploads(services, userActor(who.userId), toProjectId(project));
    expect(await pending(ana)).toEqual({ audio: null, cover: null });
    const follower = new Set<string | undefined>();
    const unfollow = services.events.follow(ana.userId, (changed) => follower.add(changed?.id));

    const sha256 = createHash('sha256').update(wav).digest('hex');
    const say = { filename: 'demos/Páramo «2».wav', sha256 };
    const created = await create(ana, { type: 'audio/wav', bytes: wav, project, say });
    const location = created.headers.get('location') ?? '';
    await vi.waitFor(() => expect(follower).toContain(project), patience);
    await send(ana, location, wav.subarray(0, 100_000));
    const half = {
      id: location.split('/').at(-1),
      fileName: 'Páramo «2».wav',
      size: wav.length,
      received: 100_000,
      sha256,
      isArriving: false,
    };
    expect(await pending(ana)).toEqual({ audio: half, cover: null });
    expect(await pending(luis)).toEqual({ audio: null, cover: null });
    await services.locks.run(half.id ?? '', async () => {
      expect((await pending(ana)).audio?.isArriving).toBe(true);
    });

    await send(ana, location, wav.subarray(100_000), 100_000);
    expect(await pending(ana)).toEqual({ audio: null, cover: null });
    const names = await services.db.service
      .selectFrom('uploads')
      .select('file_name')
      .where('project_id', '=', project)
      .execute();
    expect(names, 'the name has served').toEqual([{ file_name: null }]);

    const other = await create(ana, { type: 'audio/wav', bytes: wav, project });
    follower.clear();
    await ask(other.headers.get('location') ?? '', {
      method: 'DELETE',
      cookie: ana.cookie,
      headers: tus,
    });
    await vi.waitFor(() => expect(follower).toContain(project), patience);
    expect(await pending(ana)).toEqual({ audio: null, cover: null });
    unfollow();
  });

  test('that began last is the one that goes on', async () => {
    const project = await newDraft(ana);
    const begin = async () => {
      const created = await create(ana, { type: 'audio/wav', bytes: wav, project });
      return created.headers.get('location')?.split('/').at(-1);
    };
    await begin();
    const last = await begin();
    const pending = await readPendingUploads(services, userActor(ana.userId), toProjectId(project));
    expect(pending.audio?.id).toBe(last);
  });

  test('takes no more bytes than it announced', async () => {
    const created = await create(ana, { type: 'audio/wav', bytes: wav, size: 1000 });
    const location = created.headers.get('location') ?? '';
    const file = join(services.folder, 'uploads', location.split('/').at(-1) ?? '');
    expect((await send(ana, location, wav.subarray(0, 1001))).status).toBe(413);
    expect((await stat(file)).size).toBe(0);
    expect((await send(ana, location, wav.subarray(0, 600))).status).toBe(204);
    expect((await send(ana, location, wav.subarray(600, 1001), 600)).status).toBe(413);
    expect((await stat(file)).size).toBe(600);
  });

  test('takes the place of the one before and leaves no orphan', async () => {
    const before = await audioOf(draft);
    await upload(ana, { type: 'audio/wav', bytes: wav });
    const after = await audioOf(draft);
    expect(after).not.toBe(before);
    await gone(before);
    expect((await filesOnDisk()).filter((file) => file.includes(after))).toHaveLength(1);
  });

  test('whose answer was lost is finished when its sender asks again', async () => {
    const project = await newDraft(ana);
    const location =
      (await create(ana, { type: 'audio/wav', bytes: wav, project })).headers.get('location') ?? '';
    await send(ana, location, wav.subarray(0, wav.length - 1));
    // The server dies between the last byte on disk and its acknowledgement.
    const id = location.split('/').at(-1) ?? '';
    await appendFile(join(services.folder, 'uploads', id), wav.subarray(wav.length - 1));
    expect((await head(ana, location)).headers.get('upload-offset')).toBe(String(wav.length));
    const row = await services.db.service
      .selectFrom('projects')
      .select('audio_file_url')
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    expect(row.audio_file_url).not.toBeNull();
  });

  test('that could not be stored stays, and is stored when its sender asks again', async () => {
    const project = await newDraft(ana);
    const created = await create(ana, { type: 'audio/wav', bytes: wav, project });
    const location = created.headers.get('location') ?? '';
    const bucket = join(services.folder, 'files/audio-files');
    await rename(bucket, `${bucket}.away`);
    await writeFile(bucket, 'no folder');
    try {
      expect((await send(ana, location, wav)).status).toBe(500);
    } finally {
      await rm(bucket);
      await rename(`${bucket}.away`, bucket);
    }
    expect(await audioOf(project)).toBe('');
    expect((await head(ana, location)).headers.get('upload-offset')).toBe(String(wav.length));
    expect(await audioOf(project)).not.toBe('');
  });

  test('of a cover shows it to everyone, small and without what the camera wrote', async () => {
    const bytes = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#abc' },
    })
      .withExif({ IFD0: { ImageDescription: 'Casa de Ana' } })
      .jpeg()
      .toBuffer();
    expect((await upload(ana, { kind: 'cover', type: 'image/jpeg', bytes })).status).toBe(204);
    const { cover_image_url: path } = await services.db.service
      .selectFrom('projects')
      .select('cover_image_url')
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    expect(path).toMatch(new RegExp(`^${ana.userId}/covers/\\d{13}_[0-9a-f]{16}$`));
    const response = await ask(`/archivos/cover-images/${path}_640.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const picture = Buffer.from(await response.arrayBuffer());
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    expect((await ask(`/archivos/cover-images/${path}`)).status).toBe(404);
    expect((await ask(`/archivos/artifacts/${path}`)).status).toBe(404);
  });
});

describe('from end to end', () => {
  const sha256 = createHash('sha256').update(wav).digest('hex');
  const recorded = () =>
    services.db.service
      .selectFrom('uploads')
      .select(['sha256', 'rights_declared'])
      .where('project_id', '=', draft)
      .where('finished_at', 'is not', null)
      .where('kind', '=', 'audio')
      .execute();

  const announce = async (say: Record<string, string>) =>
    (await create(ana, { type: 'audio/wav', bytes: wav, say })).headers.get('location') ?? '';
  const inOne = (location: string, bytes: Uint8Array) => send(ana, location, bytes);
  const inTwo = async (location: string, bytes: Uint8Array) => {
    expect((await send(ana, location, bytes.subarray(0, 70_000))).status).toBe(204);
    return send(ana, location, bytes.subarray(70_000), 70_000);
  };

  describe.each([
    { requests: 'one request', arrive: inOne },
    { requests: 'two requests', arrive: inTwo },
  ])('in $requests', ({ arrive }) => {
    test('what arrives has the digest that was announced, and is kept with it', async () => {
      expect((await arrive(await announce({ sha256 }), wav)).status).toBe(204);
      expect(await recorded()).toEqual([{ sha256, rights_declared: true }]);
    });

    test('the digest is taken also of a file whose sender announced none', async () => {
      expect((await arrive(await announce({}), wav)).status).toBe(204);
      expect(await recorded()).toEqual([{ sha256, rights_declared: true }]);
    });

    test.each([10, 100_000])(
      'byte %d, which changed on its way, is noticed, and what was there stays',
      async (changed) => {
        const before = [await filesOnDisk(), await rowCount()];
        const damaged = Uint8Array.from(wav);
        damaged[changed] = (damaged[changed] ?? 0) ^ 1;
        const response = await arrive(await announce({ sha256 }), damaged);
        expect(response.status).toBe(460);
        expect(await response.json()).toMatchObject({ title: 'El archivo llegó dañado' });
        expect([await filesOnDisk(), await rowCount()]).toEqual(before);
      },
    );
  });

  test('a recording that nobody declared theirs does not begin to travel', async () => {
    const response = await create(ana, { type: 'audio/wav', bytes: wav, say: { rights: '' } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ title: 'Falta tu declaración' });
  });
});

describe('the files of a project', () => {
  const statusOf = (id: string) =>
    services.db.service
      .selectFrom('projects')
      .select(['status', 'audio_file_url', 'metadata', 'rights_declared_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('has its audio processed while it is a draft, and stays one', async () => {
    const project = await newDraft(ana);
    await upload(ana, { type: 'audio/wav', bytes: wav, project });
    const job = await services.db.service
      .selectFrom('media_jobs')
      .select(['id', 'state'])
      .where('project_id', '=', project)
      .executeTakeFirstOrThrow();
    expect(job.state).toBe('queued');
    const { signal } = new AbortController();
    await runMediaJob(services, system, { jobId: job.id, signal, isStopping: () => false });
    const { status, audio_file_url: path, metadata } = await statusOf(project);
    expect(status).toBe('draft');
    expect(metadata).toMatchObject({ preview: previewOf(path ?? ''), peaks: expect.any(Array) });
  });

  test('gets new audio: the old one goes with all that was made of it, and a job begins', async () => {
    const project = await newDraft(ana);
    await upload(ana, { type: 'audio/wav', bytes: wav, project });
    const { audio_file_url: old } = await statusOf(project);
    await services.storage.put('artifacts', previewOf(old ?? ''), new Uint8Array(9));
    const metadata = JSON.stringify({ preview: previewOf(old ?? ''), peaks: [1], failure: 'x' });
    await services.db.service
      .updateTable('projects')
      .set({ status: 'failed', metadata })
      .where('id', '=', project)
      .execute();

    const response = await upload(ana, { type: 'audio/wav', bytes: wav, project });
    expect(response.status).toBe(204);
    const now = await statusOf(project);
    expect(now.status).toBe('processing');
    expect(now.metadata).toEqual({ audio: expect.objectContaining({ durationSeconds: 3 }) });
    expect(now.rights_declared_at).toBeInstanceOf(Date);
    await gone(old ?? '?');
    const jobs = await services.db.service
      .selectFrom('media_jobs')
      .select(['kind', 'state', 'object_path'])
      .where('project_id', '=', project)
      .execute();
    expect(jobs).toEqual([{ kind: 'audio', state: 'queued', object_path: now.audio_file_url }]);

    const meanwhile = await create(ana, { type: 'audio/wav', bytes: wav, project });
    expect(meanwhile.status).toBe(409);
  });

  test('gets a new cover, whose sizes a job makes', async () => {
    const project = await newDraft(ana);
    const bytes = await png(700);
    await upload(ana, { kind: 'cover', type: 'image/png', bytes, project });
    const job = await services.db.service
      .selectFrom('media_jobs')
      .select(['id', 'object_path'])
      .where('project_id', '=', project)
      .executeTakeFirstOrThrow();
    const { signal } = new AbortController();
    await runMediaJob(services, system, { jobId: job.id, signal, isStopping: () => false });
    for (const name of ['160.avif', '320.avif', '640.avif', '1200.avif', '160.webp', '1200.webp']) {
      const response = await ask(`/archivos/cover-images/${job.object_path}_${name}`);
      expect(response.headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
    }
    await upload(ana, { kind: 'cover', type: 'image/png', bytes, project });
    await gone(job.object_path);
  });
});

describe('the room of an account', () => {
  test('ends at its quota, on the way and stored, and is free again after an upload is given up', async () => {
    const eva = await person('eva@ejemplo.co');
    const project = await newDraft(eva);
    const filled = storageQuotas.free - wav.length - 1;
    await services.db.service
      .insertInto('uploads')
      .values({
        id: 'filled',
        user_id: eva.userId,
        project_id: project,
        kind: 'audio',
        size: filled,
        object_path: 'filled',
      })
      .execute();
    const begin = () => create(eva, { type: 'audio/wav', bytes: wav, project });
    const begun = await Promise.all(Array.from({ length: 8 }, begin));
    const refused = begun.filter(({ status }) => status === 413);
    expect(refused).toHaveLength(7);
    expect(await refused[0]?.json()).toMatchObject({ title: 'Se te acabó el espacio' });
    expect(await readStorageUsage(services, userActor(eva.userId))).toEqual({
      used: filled + wav.length,
      quota: storageQuotas.free,
    });
    const location = begun.find(({ status }) => status === 201)?.headers.get('location') ?? '';
    await ask(location, { method: 'DELETE', cookie: eva.cookie, headers: tus });
    expect((await begin()).status).toBe(201);
  });

  test('what a sender left counts with what arrived, and goes on only while there is room', async () => {
    const eva = await person('eva-se-va@ejemplo.co');
    const project = await newDraft(eva);
    const half = wav.length / 2;
    const used = async () => (await readStorageUsage(services, userActor(eva.userId))).used;
    const sent: Sent = { type: 'audio/wav', bytes: wav, project };
    const location = (await create(eva, sent)).headers.get('location') ?? '';
    await send(eva, location, wav.subarray(0, half));
    expect(await used()).toBe(wav.length);

    // Half an hour later.
    const id = location.split('/').at(-1) ?? '';
    const forgetPromise = () =>
      services.db.service
        .updateTable('uploads')
        .set({ promised_until: new Date() })
        .where('id', '=', id)
        .execute();
    await forgetPromise();
    expect(await used()).toBe(half);

    const filled = storageQuotas.free - half;
    const row = { user_id: eva.userId, project_id: project, kind: 'audio' as const, size: filled };
    const others = { ...row, id: 'others', object_path: 'others', finished_at: new Date() };
    await services.db.service.insertInto('uploads').values(others).execute();
    const refused = await send(eva, location, wav.subarray(half), half);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ title: 'Se te acabó el espacio' });

    // One byte too few is too few.
    const shrink = (size: number) =>
      services.db.service.updateTable('uploads').set({ size }).where('id', '=', 'others').execute();
    await shrink(storageQuotas.free - wav.length + 1);
    expect((await send(eva, location, wav.subarray(half), half)).status).toBe(413);
    // Nor does it end by itself when all of it came to the disk of a server that died.
    const file = join(services.folder, 'uploads', id);
    await appendFile(file, wav.subarray(half));
    expect((await head(eva, location)).status).toBe(413);
    await truncate(file, half);
    await shrink(storageQuotas.free - wav.length);
    expect((await send(eva, location, wav.subarray(half), half)).status).toBe(204);
    expect(await used()).toBe(storageQuotas.free);
  });
});

test('a sender who goes away in the middle is no error, and goes on where it stopped', async () => {
  const port = await serve();
  const location =
    (await create(ana, { type: 'audio/wav', bytes: wav })).headers.get('location') ?? '';
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `PATCH ${location} HTTP/1.1`,
      `host: localhost:2600`,
      `cookie: ${ana.cookie}`,
      'origin: http://localhost:2600',
      'tus-resumable: 1.0.0',
      'content-type: application/offset+octet-stream',
      'upload-offset: 0',
      `content-length: ${wav.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(wav.subarray(0, 1000));
  const offset = async () => (await head(ana, location)).headers.get('upload-offset');
  await vi.waitFor(async () => expect(await offset()).toBe('1000'), patience);
  services.logged.length = 0;
  socket.destroy();
  const arrived = () =>
    services.db.service
      .selectFrom('uploads')
      .select('arrived')
      .where('id', '=', location.split('/').at(-1) ?? '')
      .executeTakeFirst();
  await vi.waitFor(async () => expect(await arrived()).toEqual({ arrived: 1000 }), patience);
  expect((await send(ana, location, wav.subarray(1000), 1000)).status).toBe(204);
  expect(services.logged).toEqual([]);
});

test('an account that is suspended in the middle takes no end, keeps what arrived, and goes on when it is open', async () => {
  const sol = await person('sol@ejemplo.co');
  const project = await newDraft(sol);
  const bytes = wavOf(44_100);
  const created = await create(sol, { type: 'audio/wav', bytes, project });
  const location = created.headers.get('location') ?? '';
  const suspend = (suspended_at: Date | null) =>
    services.db.service
      .updateTable('users')
      .set({ suspended_at })
      .where('id', '=', sol.userId)
      .execute();
  const half = bytes.length / 2;
  const pieces = [bytes.subarray(0, half), bytes.subarray(half)];
  // Read by who has let its sender in.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await suspend(new Date());
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': String(bytes.length),
  };
  const sent = await ask(location, {
    method: 'PATCH',
    cookie: sol.cookie,
    headers,
    body,
    duplex: 'half',
  });
  expect(sent.status).toBe(401);
  expect((await head(sol, location)).status).toBe(401);
  expect(
    await readPendingUploads(services, userActor(sol.userId), toProjectId(project)),
  ).toMatchObject({ audio: { size: bytes.length } });
  await suspend(null);
  expect((await head(sol, location)).headers.get('upload-offset')).toBe(String(bytes.length));
});

test('what nobody expected is in the log once, and its sender reads its id alone', async () => {
  const { folder } = services.uploads;
  services.logged.length = 0;
  await rename(folder, `${folder}.away`);
  try {
    const response = await create(ana, { type: 'audio/wav', bytes: wav });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain(services.folder);
    const requestId = response.headers.get('x-request-id');
    expect(JSON.parse(text)).toMatchObject({ code: 'request.failed', requestId });
    expect(services.logged).toEqual([expect.objectContaining({ requestId })]);
  } finally {
    await rename(`${folder}.away`, folder);
  }
});

describe('a file that is not what it says', () => {
  const text = (content: string) => new TextEncoder().encode(content.padEnd(4000, ' '));
  const hundredAndOne = 101 * 1024 * 1024;
  const playlist = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const bad: [string, () => Promise<Sent> | Sent, number, string][] = [
    [
      'a PDF called .mp3',
      () => ({ type: 'audio/mpeg', bytes: text('%PDF-1.7\n') }),
      415,
      'Por favor selecciona un archivo de audio válido',
    ],
    [
      'no byte at all',
      () => ({ type: 'audio/mpeg', bytes: new Uint8Array() }),
      415,
      'El archivo está vacío (0 bytes)',
    ],
    [
      '101 MB',
      () => ({ type: 'audio/wav', bytes: wav, size: hundredAndOne }),
      413,
      'El archivo de audio no debe superar los 100MB',
    ],
    [
      'more than any disk holds',
      () => ({ type: 'audio/wav', bytes: wav, size: 2 ** 50 }),
      413,
      'El archivo de audio no debe superar los 100MB',
    ],
    [
      'an image of 11 MB',
      () => ({ kind: 'cover', type: 'image/png', bytes: wav, size: 11 * 1024 * 1024 }),
      413,
      'La imagen no debe superar los 10MB',
    ],
    [
      'an image bomb',
      async () => ({ kind: 'cover', type: 'image/png', bytes: await png(14_000) }),
      413,
      'La imagen tiene demasiados píxeles',
    ],
    [
      'an SVG',
      () => ({ kind: 'cover', type: 'image/svg+xml', bytes: text(svg) }),
      415,
      'Por favor selecciona una imagen válida',
    ],
    [
      'an SVG called PNG',
      () => ({ kind: 'cover', type: 'image/png', bytes: text(svg) }),
      415,
      'Por favor selecciona una imagen válida',
    ],
    [
      'a WAV cut short',
      () => ({ type: 'audio/wav', bytes: wav.subarray(0, wav.length / 2) }),
      415,
      'Al audio le falta una parte',
    ],
    [
      'a playlist',
      () => ({ type: 'audio/mpegurl', bytes: text(playlist) }),
      415,
      'Por favor selecciona un archivo de audio válido',
    ],
    [
      'an image as audio',
      async () => ({ type: 'audio/mpeg', bytes: await png(50) }),
      415,
      'Por favor selecciona un archivo de audio válido',
    ],
    [
      'a claimed type that is none',
      () => ({ type: 'text/html', bytes: wav }),
      415,
      'Por favor selecciona un archivo de audio válido',
    ],
  ];

  test.each(bad)(
    '%s is refused in Spanish and leaves nothing',
    async (_name, make, status, message) => {
      const before = [await filesOnDisk(), await rowCount()];
      const response = await upload(ana, await make());
      expect(response.status).toBe(status);
      const body = (await response.json()) as { message: string };
      expect(body.message).toContain(message);
      expect([await filesOnDisk(), await rowCount()]).toEqual(before);
    },
  );
});

describe('somebody else', () => {
  test('cannot start an upload for a project that is not theirs', async () => {
    const response = await create(luis, { type: 'audio/wav', bytes: wav });
    expect(response.status).toBe(404);
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await response.json()).toMatchObject({
      message: 'No encontramos ese proyecto en tu cuenta.',
    });
  });

  test('cannot see, continue or end an upload that is not theirs', async () => {
    const location =
      (await create(ana, { type: 'audio/wav', bytes: wav })).headers.get('location') ?? '';
    for (const intruder of [luis, { userId: '', cookie: '' }]) {
      const status = intruder === luis ? 404 : 401;
      expect((await head(intruder, location)).status).toBe(status);
      expect((await send(intruder, location, wav)).status).toBe(status);
      const end = await ask(location, { method: 'DELETE', cookie: intruder.cookie, headers: tus });
      expect(end.status).toBe(status);
    }
    expect((await head(ana, location)).headers.get('upload-offset')).toBe('0');
  });

  test('ending one’s own upload leaves nothing', async () => {
    const before = await filesOnDisk();
    const location =
      (await create(ana, { type: 'audio/wav', bytes: wav })).headers.get('location') ?? '';
    await send(ana, location, wav.subarray(0, 1000));
    expect(
      (await ask(location, { method: 'DELETE', cookie: ana.cookie, headers: tus })).status,
    ).toBe(204);
    expect(await filesOnDisk()).toEqual(before);
    expect((await head(ana, location)).status).toBe(404);
  });
});
