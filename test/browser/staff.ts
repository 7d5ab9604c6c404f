import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { programEnvironment } from '../program-environment.ts';
import { type Artist, makeArtist, poster } from './artist.ts';

/** Another member of the staff, whom the operator's command made one. */
export async function makeStaffMember(origin: string): Promise<Artist> {
  const person = await makeArtist(origin);
  await grantStaff(person.email, process.env.TEST_DATA_DIR);
  return person;
}

/** As the operator does, in another terminal. */
export async function grantStaff(email: string, dataDir: string | undefined): Promise<void> {
  const env = { ...programEnvironment(), DATA_DIR: dataDir };
  const command = ['server/cli/user.ts', 'grant-staff', email];
  const [code] = (await once(
    spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  )) as [number | null];
  if (code !== 0) throw new Error(`grant-staff ended with ${code}`);
}

/** Somebody writes from the home page; resolves with the id of their message. */
export async function writeMessage(origin: string, { cookie }: Artist): Promise<string> {
  const name = `Escribe ${randomUUID()}`;
  await poster(origin)('/', { ...written(name), service: 'video' });
  return idIn(origin, '/admin/dashboard', { name, cookie });
}

/** A proposal and a saved reply for the staff to work on, and their ids. */
export async function fillDesk(
  origin: string,
  { cookie }: Artist,
): Promise<{ proposalId: string; savedReplyId: string }> {
  const name = `Propone ${randomUUID()}`;
  const post = poster(origin);
  await post('/manejo-artistico', written(name));
  const savedReplyId = randomUUID();
  const reply = { title: name, text: 'Hola, {nombre}', idempotencyKey: savedReplyId };
  await post('/admin/respuestas', reply, { cookie });
  const proposalId = await idIn(origin, '/admin/contact-submissions', { name, cookie });
  return { proposalId, savedReplyId };
}

const written = (name: string) => ({
  ...{ name, email: `${randomUUID()}@ejemplo.co` },
  ...{ message: '¿Qué?', consent: 'on' },
});

/** Of what this name wrote, as the list of the staff links it. */
async function idIn(
  origin: string,
  list: string,
  { name, cookie }: { name: string; cookie: string },
): Promise<string> {
  const address = new URL(`${list}?${new URLSearchParams({ buscar: name })}`, origin);
  const page = await fetch(address, { headers: { cookie } });
  const [, id] = new RegExp(`${list}/([0-9a-f-]{36})`).exec(await page.text()) ?? [];
  if (!id) throw new Error(`${list} has nothing of ${name}`);
  return id;
}
