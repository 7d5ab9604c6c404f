import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Bucket } from '#server/ports/storage/storage.ts';
import type { UserActor } from '#server/actor.ts';
import { saveArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import { makeWholeOrder } from '#test/access/make-whole-order.ts';
import { makeRows, type Row } from '#test/access/make-rows.ts';
import { readTables } from '#test/access/read-tables.ts';
import { makeProject } from '#test/make-project.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  userActor,
  anonymousAt,
} from '#test/test-services.ts';
import { readZip } from '#test/read-zip.ts';
import { exportMyData } from './export-my-data.ts';
import { exportedColumns } from './exported-columns.ts';
import { tablesLeftOut, withheldColumns } from './withheld-columns.ts';

const services = await openTestServices();
const { db, storage } = services;
let ana: UserActor;
let luis: UserActor;

const put = async (bucket: Bucket, path: string, bytes: Uint8Array) => {
  await storage.put(bucket, path, bytes);
  return path;
};

async function projectOf(
  { userId }: UserActor,
  title: string,
  files: { audio?: string; preview?: string; cover?: string } = {},
): Promise<string> {
  const audio = {
    container: 'mp4',
    codec: 'ALAC',
    mimeType: 'audio/mp4',
    durationSeconds: 4,
    sampleRateHertz: 44_100,
    bitDepth: 16,
    channels: 2,
  } as const;
  return makeProject(services, userId, {
    title,
    artist_name: 'Niebla Norte',
    genre: 'rock',
    audio_file_url: files.audio ?? null,
    cover_image_url: files.cover ?? null,
    metadata: JSON.stringify({ audio, preview: files.preview }),
  });
}

const exportOf = async ({ userId }: UserActor) => {
  await services.limits.reset('exportUser', userId);
  return exportMyData(services, userActor(userId));
};

type Data = Record<string, unknown> & {
  archivos: { proyecto: string; tipo: string; archivo: string }[];
  archivos_que_faltan: { proyecto: string; tipo: string }[];
  estadisticas: { platform: string; streams: number; project_id: string }[];
  intentos_de_pago: { provider: string }[];
};

const dataOf = (files: Map<string, Buffer>): Data =>
  JSON.parse(files.get('datos.json')?.toString() ?? '') as Data;

beforeAll(async () => {
  ana = await makePerson(services, 'ana@ejemplo.co');
  luis = await makePerson(services, 'luis@ejemplo.co');
});

test('holds every file, byte for byte, under a name that people and disks can read', async () => {
  const { userId } = ana;
  const song = randomBytes(1_500_000);
  const cover = Buffer.concat([Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), randomBytes(5000)]);
  const first = await projectOf(ana, 'Canción Ñandú — ¿qué?', {
    audio: await put('audio-files', `${userId}/tracks/1_a`, song),
    preview: await put('artifacts', `${userId}/previews/1_a.mp3`, Buffer.from('preview')),
    cover: await put('artifacts', `${userId}/covers/1_a`, cover),
  });
  const second = await projectOf(ana, 'CANCIÓN ñandú — ¿qué!?', {
    audio: await put('audio-files', `${userId}/tracks/2_b`, Buffer.alloc(0)),
    cover: await put('artifacts', `${userId}/covers/2_b`, Buffer.from('unknown bytes')),
  });
  await projectOf(ana, 'Borrador');

  const files = await readZip(await buffer(await exportOf(ana)));
  expect([...files.keys()]).toEqual([
    'LEEME.txt',
    'canciones/Canción Ñandú — ¿qué.m4a',
    'previas/Canción Ñandú — ¿qué.mp3',
    'portadas/Canción Ñandú — ¿qué.jpg',
    'canciones/CANCIÓN ñandú — ¿qué!.m4a',
    'portadas/CANCIÓN ñandú — ¿qué!',
    'datos.json',
  ]);
  expect(files.get('canciones/Canción Ñandú — ¿qué.m4a')?.equals(song)).toBe(true);
  expect(files.get('portadas/Canción Ñandú — ¿qué.jpg')?.equals(cover)).toBe(true);
  expect(files.get('canciones/CANCIÓN ñandú — ¿qué!.m4a')).toHaveLength(0);
  expect(files.get('LEEME.txt')?.toString()).toContain('para ana@ejemplo.co');
  const data = dataOf(files);
  expect(data.archivos_que_faltan).toEqual([]);
  expect(data.archivos.map(({ proyecto, tipo }) => [proyecto, tipo])).toEqual([
    [first, 'audio'],
    [first, 'preview'],
    [first, 'cover'],
    [second, 'audio'],
    [second, 'cover'],
  ]);
});

test('lists what is stored, without what opens the account', async () => {
  const rosa = await makePerson(services, 'rosa@ejemplo.co');
  await signIn(services, anonymousAt('10.6.0.1', 'Chrome/142.0'), {
    headers: new Headers(),
    email: 'rosa@ejemplo.co',
    password: testPassword,
  });
  const profile = {
    artistName: 'Rosa «Ñ» del Páramo',
    recordLabel: null,
    bio: 'Dos\nlíneas',
    website: null,
    socialLinks: {},
  };
  await saveArtistProfile(services, rosa, profile);
  const project = await projectOf(rosa, 'Única');
  await db.service
    .insertInto('uploads')
    .values({
      id: 'up-rosa',
      user_id: rosa.userId,
      project_id: project,
      kind: 'audio',
      size: 10,
      object_path: 'x',
    })
    .execute();
  await db.service
    .insertInto('distributions')
    .values({ project_id: project, platform: 'spotify' })
    .execute();
  const text = (await readZip(await buffer(await exportOf(rosa)))).get('datos.json')?.toString();
  expect(JSON.parse(text ?? '')).toMatchObject({
    cuenta: { email: 'rosa@ejemplo.co', full_name: 'Ana Ñandú' },
    accesos: [{ provider_id: 'credential' }],
    sesiones: [{ ip_address: '10.6.0.1', user_agent: 'Chrome/142.0' }],
    ajustes: { artist_name: 'Rosa «Ñ» del Páramo', bio: 'Dos\nlíneas' },
    proyectos: [{ id: project, title: 'Única' }],
    subidas: [{ id: 'up-rosa', size: 10 }],
    distribuciones: [{ platform: 'spotify', status: 'pending' }],
    estadisticas: [],
  });
  const secrets = await db.service
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
    .select(['token', 'password'])
    .where('sessions.user_id', '=', rosa.userId)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain(secrets.token);
  expect(text).not.toContain(secrets.password);
});

test('holds every statistic, however many there are', async () => {
  const eva = await makePerson(services, 'eva@ejemplo.co');
  const [many, few] = [await projectOf(eva, 'Muchas'), await projectOf(eva, 'Pocas')];
  await sql`
    insert into analytics (project_id, platform, date, country_code, streams)
    select ${many}::uuid, platform, date '2026-01-01' + n / 2, (array['CO', 'MX'])[1 + n % 2], n
    from generate_series(1, 2100) n, unnest(array['spotify', 'deezer']) platform`.execute(
    db.service,
  );
  await db.service
    .insertInto('analytics')
    .values({ project_id: few, platform: 'tidal', date: '2026-01-01', streams: 7 })
    .execute();
  const { estadisticas } = dataOf(await readZip(await buffer(await exportOf(eva))));
  expect(estadisticas).toHaveLength(4201);
  expect(new Set(estadisticas.map((row) => JSON.stringify(row))).size).toBe(4201);
  expect(estadisticas.at(-1)).toMatchObject({ platform: 'tidal', streams: 7, project_id: few });
});

test('nothing of anybody else is inside, whatever a row of one’s own says', async () => {
  const secret = Buffer.from('la canción secreta de Luis');
  const path = await put('audio-files', `${luis.userId}/tracks/9_x`, secret);
  const his = await projectOf(luis, 'Secreto de Luis', { audio: path });
  await db.service
    .insertInto('analytics')
    .values({ project_id: his, platform: 'spotify', date: '2026-01-01', streams: 1 })
    .execute();
  const planted = await projectOf(ana, 'Plantado', { audio: path, preview: path, cover: path });
  const archive = await buffer(await exportOf(ana));
  for (const word of [secret.toString(), 'Secreto de Luis', his, 'luis@ejemplo.co']) {
    expect(archive.includes(word), word).toBe(false);
  }
  expect(archive.includes('Plantado')).toBe(true);
  expect(
    (await readZip(await buffer(await exportOf(luis)))).get('canciones/Secreto de Luis.m4a'),
  ).toEqual(secret);
  await db.service.deleteFrom('projects').where('id', '=', planted).execute();
});

test('a file that is missing breaks nothing and is reported', async () => {
  const omar = await makePerson(services, 'omar@ejemplo.co');
  const { userId } = omar;
  const id = await projectOf(omar, 'Perdida', {
    audio: `${userId}/tracks/gone`,
    preview: await put('artifacts', `${userId}/previews/there.mp3`, Buffer.from('x')),
    cover: 'un camino imposible',
  });
  const files = await readZip(await buffer(await exportOf(omar)));
  expect([...files.keys()]).toEqual(['LEEME.txt', 'previas/Perdida.mp3', 'datos.json']);
  expect(dataOf(files)).toMatchObject({
    archivos: [{ proyecto: id, tipo: 'preview', archivo: 'previas/Perdida.mp3' }],
    archivos_que_faltan: [{ proyecto: id, tipo: 'audio' }],
  });
});

test('what was ordered and paid is in the copy with the picture of a transfer, and nothing of a neighbour’s', async () => {
  const [eco, alma] = ['eco@ejemplo.co', 'alma@ejemplo.co'];
  const [actor, neighbour] = [await makePerson(services, eco), await makePerson(services, alma)];
  const own = await makeWholeOrder(services, { userId: actor.userId, email: eco });
  const other = await makeWholeOrder(services, { userId: neighbour.userId, email: alma });
  const picture = Buffer.from('\xFF\xD8\xFF\xE0 lo que envié', 'latin1');
  await put('transfers', own.image, picture);
  await put('transfers', other.image, Buffer.from('lo que envió Alma'));
  const archive = await buffer(await exportOf(actor));
  const files = await readZip(archive);
  expect(files.get(`transferencias/${own.code}.jpg`)).toEqual(picture);
  const data = dataOf(files);
  expect(data).toMatchObject({
    pedidos: [
      { id: own.orderId, code: own.code, client_email: eco, price: 390_00, status: 'paid' },
    ],
    intentos_de_pago: [
      { order_id: own.orderId, amount: 156_000_000 },
      { order_id: own.orderId, amount: 156_000_000 },
    ],
    transferencias: [{ reference: `de ${eco}`, note: `Soy ${eco}`, reason: 'No llegó' }],
    pagos: [{ order_id: own.orderId, method: 'CARD', refunded: 100 }],
    devoluciones: [{ order_id: own.orderId, amount: 100, reason: 'courtesy' }],
    comprobantes: [{ order_id: own.orderId }],
    archivos: [{ pedido: own.code, tipo: 'transfer', archivo: `transferencias/${own.code}.jpg` }],
  });
  expect(new Set(data.intentos_de_pago.map(({ provider }) => provider))).toEqual(
    new Set(['wompi', 'manual']),
  );
  for (const word of [other.orderId, other.code, alma, 'lo que envió Alma'])
    expect(archive.includes(word), word).toBe(false);

  // One whose row says that the picture of a neighbour is theirs has none.
  await db.service
    .updateTable('transfer_reports')
    .set({ image_path: other.image })
    .where('image_path', '=', own.image)
    .execute();
  const again = await readZip(await buffer(await exportOf(actor)));
  expect([...again.keys()]).toEqual(['LEEME.txt', 'datos.json']);
});

const openFiles = async () => (await readdir('/proc/self/fd')).length;

test('the photos and files of covers are in the copy, once, and nothing of a neighbour’s', async () => {
  const { userId } = ana;
  const at = services.now();
  const made = {
    seed: 1,
    state: 'done',
    engine_version: '1',
    created_at: at,
    updated_at: at,
  } as const;
  const photo = await put('covers', `${userId}/photos/1.jpg`, Buffer.from('photo'));
  const path = await put('covers', `${userId}/run/1.jpg`, Buffer.from('cover'));
  const stolen = await put('covers', `${luis.userId}/run/1.jpg`, Buffer.from('of Luis'));
  const insert = (tool: 'cover' | 'cover-file', request: object, result: object) =>
    db.service
      .insertInto('tool_runs')
      .values({
        ...{ ...made, user_id: userId, token: randomUUID(), tool },
        ...{ request: JSON.stringify(request), result: JSON.stringify(result) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const form = { songTitle: '¿Qué Ñandú?' };
  const { id } = await insert('cover', { form, photo }, { covers: [], kept: 0 });
  await insert('cover', { form, photo }, { covers: [], kept: null });
  await insert('cover-file', { of: id }, { path, bytes: 5 });
  await insert('cover-file', { of: id }, { path: stolen, bytes: 7 });
  const files = await readZip(await buffer(await exportOf(ana)));
  const kept = [...files].filter(([name]) => /^(?:fotos|portadas-del-generador)\//.test(name));
  expect(Object.fromEntries(kept.map(([name, bytes]) => [name, String(bytes)]))).toEqual({
    'fotos/¿Qué Ñandú.jpg': 'photo',
    'portadas-del-generador/¿Qué Ñandú.jpg': 'cover',
  });
  await db.service.deleteFrom('tool_runs').where('user_id', '=', userId).execute();
});

test.runIf(process.platform === 'linux')(
  'whoever goes away stops the reading, and may begin again at once',
  async () => {
    const juan = await makePerson(services, 'juan@ejemplo.co');
    const path = `${juan.userId}/tracks/long`;
    await projectOf(juan, 'Larga', {
      audio: await put('audio-files', path, Buffer.alloc(5_000_000)),
    });
    const before = await openFiles();
    for (let count = 0; count < 10; count += 1) {
      const reader = (await exportOf(juan)).getReader();
      for (let chunk = 0; chunk < 8; chunk += 1) await reader.read();
      if (count === 0) expect(await openFiles()).toBeGreaterThan(before);
      await reader.cancel();
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
  },
);

test('a new copy ends the one before, which nobody may be reading', async () => {
  const ines = await makePerson(services, 'ines@ejemplo.co');
  await projectOf(ines, 'Larga', {
    audio: await put('audio-files', `${ines.userId}/tracks/long`, Buffer.alloc(5_000_000)),
  });
  const first = (await exportOf(ines)).getReader();
  await first.read();
  const second = await readZip(await buffer(await exportOf(ines)));
  expect(second.get('canciones/Larga.m4a')).toHaveLength(5_000_000);
  const rest = async () => {
    while (!(await first.read()).done);
  };
  await expect(rest()).rejects.toThrow('aborted');
});

test("what was written to us from the address of the account is in the copy, and nobody else's", async () => {
  const una = await makePerson(services, 'escribe@ejemplo.co');
  const row = { name: 'Rosa', service: 'video', message: 'Hola', consent: '{}' };
  for (const email of ['ESCRIBE@ejemplo.co', 'otra@ejemplo.co']) {
    await db.service
      .insertInto('contacts')
      .values({ ...row, email })
      .execute();
    await db.service
      .insertInto('contact_submissions')
      .values({ ...row, email })
      .execute();
    await db.service
      .insertInto('quotes')
      .values({ name: 'Rosa', email, valid_until: '2026-12-10', total: 39_000 })
      .execute();
    await db.service
      .insertInto('newsletter_subscribers')
      .values({ email, consent: '{}' })
      .execute();
  }
  const files = await readZip(await buffer(await exportOf(una)));
  const data = JSON.parse(String(files.get('datos.json')));
  expect(data).toMatchObject({
    mensajes: [
      { email: 'ESCRIBE@ejemplo.co', message: 'Hola' },
      { email: 'ESCRIBE@ejemplo.co', status: 'new' },
    ],
    cotizaciones: [{ email: 'ESCRIBE@ejemplo.co', total: 39_000 }],
    boletin: { email: 'ESCRIBE@ejemplo.co', status: 'pending' },
  });
  expect(JSON.stringify(data)).not.toContain('otra@ejemplo.co');
});

test('six copies an hour, and then a wait, for one person', async () => {
  const [beto, paz] = [
    await makePerson(services, 'beto@ejemplo.co'),
    await makePerson(services, 'paz@ejemplo.co'),
  ];
  for (let count = 1; count <= 6; count += 1) {
    await buffer(await exportMyData(services, beto));
  }
  await expect(exportMyData(services, beto)).rejects.toMatchObject({
    code: 'rate.limited',
    retryAfter: expect.closeTo(3600, -2),
  });
  await buffer(await exportMyData(services, paz));
});

test('every column of every table is in the copy, or was left out on purpose', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'`.execute(db.service);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const exported: Record<string, readonly string[]> = exportedColumns;
  const withheld: Record<string, readonly string[]> = withheldColumns;
  const decided = [...Object.keys(exported), ...tablesLeftOut];
  expect(decided.toSorted()).toEqual([...tables.keys()].toSorted());
  for (const [table, columns] of Object.entries(exported)) {
    const found = tables.get(table)?.map(({ column }) => column) ?? [];
    expect([...columns, ...(withheld[table] ?? [])].toSorted(), table).toEqual(found.toSorted());
  }
});

test('the rows of every exported table stand in the copy, and its parts are explained', async () => {
  const email = 'una@ejemplo.co';
  const { userId } = await makePerson(services, email);
  const client = new pg.Client(services.ownerConnection);
  await client.connect();
  const { rows: found } = await client.query<{ row: Row }>(
    'select to_jsonb(users) as row from users where id = $1',
    [userId],
  );
  const exported = new Map<string, readonly string[]>(Object.entries(exportedColumns));
  const tables = (await readTables(client)).filter(({ name }) => exported.has(name));
  await makeRows(client, tables, found[0]?.row ?? {});
  // They know no account, only an address.
  for (const table of ['contacts', 'contact_submissions', 'quotes', 'newsletter_subscribers'])
    await client.query(`update ${table} set email = $1 where email like $2`, [email, `${email} %`]);
  await client.query('update legal_requests set email = $1 where email is null', [email]);
  await client.end();

  const files = await readZip(await buffer(await exportOf(userActor(userId))));
  const data = dataOf(files);
  const kept = new Set(Object.values(data).flat().map(columnsOf));
  const missing = [...exported].filter(([, columns]) => !kept.has(columns.toSorted().join()));
  expect(missing.map(([table]) => table)).toEqual([]);
  const [, about = ''] = files.get('LEEME.txt')?.toString().split('DATOS.JSON') ?? [];
  const explained = about.match(/^[a-z_]+(?= {2})/gm);
  expect(explained).toEqual(Object.keys(data).filter((part) => part !== 'generado'));
});

const columnsOf = (row: unknown): string =>
  typeof row === 'object' && row ? Object.keys(row).toSorted().join() : '';
