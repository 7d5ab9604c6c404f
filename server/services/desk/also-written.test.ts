import { expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { listAlsoWritten } from './also-written.ts';
import { toContactId } from './contact-id.ts';
import { passToProposals } from './pass-to-proposals.ts';

const now = new Date('2026-12-11T04:59:00Z');
const services = { ...(await openTestServices()), now: () => now };
const { service } = services.db;
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const line = { packageId: null, description: 'Arreglo', quantity: 1, unitPrice: 1 };
const base = { name: 'Canción Ñandú — ¿qué?', service: 'video', message: '¡Hola!' };
async function write(
  table: 'contacts' | 'contact_submissions',
  email: string,
  day: number,
): Promise<string> {
  const created_at = new Date(Date.UTC(2026, 10, day));
  const rows = service.insertInto(table).values({ ...base, email, created_at });
  return (await rows.returning('id').executeTakeFirstOrThrow()).id;
}
async function quote(email: string, day: number, proposal_id: string | null): Promise<string> {
  const { id } = await service
    .insertInto('quotes')
    .values({
      ...{ name: base.name, email, proposal_id, valid_until: '2026-12-09', status: 'sent' },
      ...{ number: `COT-2026-00${day}`, sent_at: now, token_hash: String(day).padStart(43, '0') },
      ...{ lines: JSON.stringify([line]), total: 1, created_at: new Date(Date.UTC(2026, 10, day)) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const idsOf = async (id: string) =>
  (await listAlsoWritten(services, staff, id)).items.map((one) => one.id);

test('all of one address is found from each of its messages, the newest first, and a neighbour’s is not', async () => {
  const email = 'nan_du@ejemplo.co';
  const contact = await write('contacts', 'Nan_Du@Ejemplo.co', 10);
  const proposal = await write('contact_submissions', email, 11);
  const own = await quote(email, 12, proposal);
  const quoted = await quote('NAN_DU@ejemplo.co', 13, null);
  const neighbour = 'nanxdu@ejemplo.co';
  const theirs = await write('contacts', neighbour, 14);
  await write('contact_submissions', neighbour, 15);
  await quote(neighbour, 16, null);

  const { items, more } = await listAlsoWritten(services, staff, contact);
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));
  const expired = { kind: 'quote', state: 'expired' };
  expect(items).toEqual([
    { ...expired, id: quoted, createdAt: day(13), number: 'COT-2026-0013' },
    { ...expired, id: own, createdAt: day(12), number: 'COT-2026-0012' },
    { kind: 'proposal', id: proposal, createdAt: day(11), status: 'new' },
  ]);
  expect(more).toBe(0);
  // Its own quote stands on its page.
  expect(await idsOf(proposal)).toEqual([quoted, contact]);
  expect(await idsOf(theirs)).toHaveLength(2);
});

test('a contact that was passed on is its proposal', async () => {
  const email = 'pasa@ejemplo.co';
  const contact = await write('contacts', email, 1);
  const { proposalId } = await passToProposals(services, staff, toContactId(contact));
  const other = await write('contacts', email, 2);
  expect(await idsOf(contact)).toEqual([other]);
  expect(await idsOf(proposalId)).toEqual([other]);
  expect(await idsOf(other)).toEqual([proposalId]);
});

test('five are shown, and how many more there are', async () => {
  const ids: string[] = [];
  for (let day = 1; day <= 8; day += 1)
    ids.unshift(await write('contacts', 'mucho@ejemplo.co', day));
  const [newest = '', ...others] = ids;
  const { items, more } = await listAlsoWritten(services, staff, newest);
  expect(items.map(({ id }) => id)).toEqual(others.slice(0, 5));
  expect(more).toBe(2);
});
