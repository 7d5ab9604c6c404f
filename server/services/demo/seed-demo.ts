import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectSchema } from '#packages/project/src/index.ts';
import { type SystemActor, type UserActor } from '#server/actor.ts';
import { withScratchFolder } from '#server/media/scratch-folder.ts';
import { hashPassword } from '#server/services/accounts/password-hash.ts';
import type { SharedServices } from '#server/services/app-services.ts';
import { createProject } from '#server/services/projects/create-project.ts';
import type { ProjectId } from '#server/services/projects/project-id.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import { finishUpload } from '#server/services/uploads/finish-upload.ts';
import { startUpload } from '#server/services/uploads/start-upload.ts';
import { demoSong } from './demo-song.ts';

/** Nobody is mailed about songs that they did not upload. */
const projects = { mails: { settled: () => Promise.resolve() } };

const people = [
  { email: 'artista@demo.example', name: 'Niebla Norte', role: 'artist', isStaff: false },
  { email: 'equipo@demo.example', name: 'Equipo de Estudio', role: 'producer', isStaff: true },
] as const;

/** The posters of the portfolio, square. */
const coverFolder = resolve('server/services/demo/covers');

const songs = [
  {
    title: 'Obra negra',
    artist_name: 'MC Ladrillo',
    genre: 'hip-hop',
    seconds: 21,
    rootHertz: 98,
    loudness: [0.5, 0.9, 0.6, 1, 0.35, 1, 0.8, 1],
    cover: 'obra-negra.webp',
  },
  {
    title: 'Lulo en agua',
    artist_name: 'Las del Boquerón',
    genre: 'latin',
    seconds: 26,
    rootHertz: 147,
    loudness: [0.3, 0.6, 0.75, 0.5, 0.95, 0.6, 1, 0.45],
    cover: 'lulo-en-agua.webp',
  },
  {
    title: 'Páramo adentro',
    artist_name: 'Niebla Norte',
    genre: 'alternative',
    seconds: 32,
    rootHertz: 110,
    loudness: [0.15, 0.3, 0.55, 0.45, 0.85, 1, 0.7, 0.25],
    cover: 'paramo-adentro.webp',
  },
];

/**
 * Makes the fictional demo people and songs once, through the services that real people use.
 * Returns the logins, in words; their passwords are generated and kept only in a file of DATA_DIR.
 */
export async function seedDemo(
  services: SharedServices,
  _actor: SystemActor,
  dataDir: string,
): Promise<string> {
  const note = join(dataDir, 'demo-logins.txt');
  const [first] = people;
  const seeded = await services.db.service
    .selectFrom('users')
    .select('id')
    .where('email', '=', first.email)
    .executeTakeFirst();
  if (seeded) {
    await setDemoRate(services);
    return readFile(note, 'utf8').catch(() => '');
  }

  const logins: string[] = [];
  for (const person of people) {
    const password = randomBytes(9).toString('base64url');
    const userId = await createPerson(services, person, password);
    logins.push(`  ${person.isStaff ? 'Equipo ' : 'Artista'}  ${person.email}  ${password}`);
    if (!person.isStaff) for (const song of songs) await createSong(services, userId, song);
  }
  await setDemoRate(services);
  const text = `Cuentas de demostración:\n${logins.join('\n')}\n`;
  await writeFile(note, text, { mode: 0o600 });
  return text;
}

/**
 * Four thousand pesos for a dollar, where nobody set a rate: what is priced in dollars can be paid in pesos, too. An
 * installation that was seeded before there were rates has none.
 */
async function setDemoRate({ db, now }: SharedServices): Promise<void> {
  const set = await db.service.selectFrom('exchange_rates').select('id').executeTakeFirst();
  if (set) return;
  const [, { email }] = people;
  const staff = await db.service
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  await db.service
    .insertInto('exchange_rates')
    .values({ cop_per_usd: 4_000_00, set_at: now(), set_by: staff?.id ?? null })
    .execute();
}

async function createPerson(
  { db }: SharedServices,
  { email, name, role, isStaff }: (typeof people)[number],
  password: string,
): Promise<string> {
  const hash = await hashPassword(password);
  return db.service.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({
        email,
        full_name: name,
        display_name: name,
        role,
        is_staff: isStaff,
        email_verified: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('accounts')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: hash })
      .execute();
    await db.insertInto('user_settings').values({ user_id: id, artist_name: name }).execute();
    return id;
  });
}

async function createSong(
  services: SharedServices,
  userId: string,
  { seconds, rootHertz, loudness, cover, ...song }: (typeof songs)[number],
): Promise<void> {
  const actor: UserActor = { kind: 'user', userId, ip: '127.0.0.1', userAgent: 'demo' };
  const fields = projectSchema.parse(song);
  const projectId = await saveDraft(services, actor, { projectId: null, revision: 0, fields });
  const wav = demoSong({ seconds, rootHertz, loudness });
  await giveFile(services, actor, { projectId, kind: 'audio', type: 'audio/wav', bytes: wav });
  const webp = await readFile(join(coverFolder, cover));
  await giveFile(services, actor, { projectId, kind: 'cover', type: 'image/webp', bytes: webp });
  await createProject({ ...services, projects }, actor, projectId);
}

async function giveFile(
  services: SharedServices,
  actor: UserActor,
  file: { projectId: ProjectId; kind: 'audio' | 'cover'; type: string; bytes: Uint8Array },
): Promise<void> {
  await withScratchFolder(async (folder) => {
    const id = randomUUID();
    const path = join(folder, id);
    await writeFile(path, file.bytes);
    await startUpload({ ...services, uploads: { folder } }, actor, {
      id,
      kind: file.kind,
      projectId: file.projectId,
      fileName: null,
      size: file.bytes.byteLength,
      claimedType: file.type,
      sha256: null,
      rightsDeclared: true,
    });
    await finishUpload(services, actor, { id, localFile: path, sha256: null });
  });
}
