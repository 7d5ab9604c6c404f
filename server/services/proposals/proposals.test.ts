import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { wholeStaff } from '#server/background/live-events.ts';
import {
  anonymousAt,
  makePerson,
  makeStaff,
  openTestServices,
  userActor,
} from '#test/test-services.ts';
import type { Message } from '../contacts/message.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { toContactId } from '../desk/contact-id.ts';
import { passToProposals } from '../desk/pass-to-proposals.ts';
import { addWords } from './add-words.ts';
import { assignProposal } from './assign-proposal.ts';
import { moveProposal } from './move-proposal.ts';
import { type ProposalId, toProposalId } from './proposal-id.ts';
import { readProposal } from './read-proposal.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const luis = await makeStaff(services, 'luis@ejemplo.co');
await db.service
  .updateTable('users')
  .set({ display_name: 'Luis' })
  .where('id', '=', luis.userId)
  .execute();
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const written = {
  name: 'Canción Ñandú — ¿qué?',
  email: 'nandu@ejemplo.co',
  service: 'video',
  message: '¡Hola!',
};
let proposalId: ProposalId;
beforeEach(async () => {
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values(written)
    .returning('id')
    .executeTakeFirstOrThrow();
  proposalId = toProposalId(id);
});

const read = () => readProposal(services, staff, proposalId);
const move = (from: 'new' | 'in_progress' | 'contacted' | 'closed', to: typeof from | 'reopened') =>
  moveProposal(services, staff, { proposalId, from, to });
const assign = (from: string | null, to: string | null) =>
  assignProposal(services, luis, { proposalId, from, to });
const rejection = (code: string): unknown => expect.objectContaining({ code });
const nobody = '00000000-0000-4000-8000-000000000000';

test('it is moved from the status that was seen, and that is noted', async () => {
  await move('new', 'in_progress');
  expect(await read()).toMatchObject({
    status: 'in_progress',
    firstAnsweredAt: null,
    entries: [{ kind: 'status', before: 'new', after: 'in_progress', staffName: 'Ana' }],
  });
});

test('of two who move it at once one does, and the other is told', async () => {
  const both = [move('new', 'contacted'), move('new', 'closed'), move('new', 'in_progress')];
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('proposal.moved'));
  expect((await read()).entries).toHaveLength(1);
});

test('a move to where it is changes and notes nothing', async () => {
  await expect(move('new', 'new')).rejects.toEqual(rejection('proposal.moved'));
  expect((await read()).entries).toEqual([]);
});

test.each(['new', 'in_progress', 'contacted'] as const)(
  'closed from %s and opened again it is what it was',
  async (status) => {
    if (status !== 'new') await move('new', status);
    await move(status, 'closed');
    await move('closed', 'reopened');
    expect(await read()).toMatchObject({ status });
    const next = status === 'contacted' ? 'in_progress' : 'contacted';
    await move(status, next);
    await move(next, 'closed');
    await move('closed', 'reopened');
    expect(await read()).toMatchObject({ status: next });
  },
);

test('what was closed when the history began opens again as new', async () => {
  await db.service
    .updateTable('contact_submissions')
    .set({ status: 'closed' })
    .where('id', '=', proposalId)
    .execute();
  await move('closed', 'reopened');
  expect(await read()).toMatchObject({ status: 'new' });
});

test('the first time that it is contacted stops the clock', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
  const moveAt = (hour: number, from: 'new' | 'contacted' | 'in_progress', to: typeof from) =>
    moveProposal({ ...services, now: () => at(hour) }, staff, { proposalId, from, to });
  await moveAt(10, 'new', 'contacted');
  await moveAt(11, 'contacted', 'in_progress');
  await moveAt(12, 'in_progress', 'contacted');
  const { firstAnsweredAt, entries } = await read();
  expect(firstAnsweredAt).toEqual(at(10));
  expect(entries.map((entry) => entry.at)).toEqual([at(12), at(11), at(10)]);
});

test('it is given to one of the staff, by one of two at once', async () => {
  await assign(null, luis.userId);
  expect(await read()).toMatchObject({
    assigneeId: luis.userId,
    assigneeName: 'Luis',
    entries: [{ kind: 'assignee', after: luis.userId, assigneeName: 'Luis', staffName: 'Luis' }],
  });
  await expect(assign(null, staff.userId)).rejects.toEqual(rejection('proposal.reassigned'));
  await assign(luis.userId, null);
  expect(await read()).toMatchObject({ assigneeId: null, assigneeName: null });
});

test('what is not closed is not opened again, and nothing is noted', async () => {
  await move('new', 'in_progress');
  await move('in_progress', 'contacted');
  await expect(move('contacted', 'reopened')).rejects.toEqual(rejection('proposal.moved'));
  const { status, entries } = await read();
  expect([status, entries.length]).toEqual(['contacted', 2]);
});

test('given to who has it, it stays as it is, and nothing is noted', async () => {
  expect(await assign(null, null)).toEqual({ isChanged: false });
  expect(await assign(null, luis.userId)).toEqual({ isChanged: true });
  expect(await assign(luis.userId, luis.userId)).toEqual({ isChanged: false });
  expect((await read()).entries).toHaveLength(1);
});

test('it is given to nobody who is not of the staff, suspended or leaving', async () => {
  const ana = await makePerson(services, 'ana@ejemplo.co');
  const [suspended, leaving] = [
    await makeStaff(services, 'suspendida@ejemplo.co'),
    await makeStaff(services, 'saliente@ejemplo.co'),
  ];
  const set = (userId: string, values: { suspended_at: Date } | { deletion_due_at: Date }) =>
    db.service.updateTable('users').set(values).where('id', '=', userId).execute();
  await set(suspended.userId, { suspended_at: new Date() });
  await set(leaving.userId, { deletion_due_at: new Date(Date.now() + 1e9) });
  for (const id of [ana.userId, suspended.userId, leaving.userId, nobody])
    await expect(assign(null, id)).rejects.toEqual(rejection('proposal.no-such-staff'));
  expect((await read()).staff.map(({ id }) => id).toSorted()).toEqual(
    [staff.userId, luis.userId].toSorted(),
  );
});

test('a note stands as it was written', async () => {
  const body = '\u202Eodnum\n=1+1 <b>¿Ñ?</b>';
  await addWords(services, luis, { proposalId, id: randomUUID(), kind: 'note', body });
  expect((await read()).entries).toMatchObject([{ kind: 'note', body, staffName: 'Luis' }]);
});

test('a note that is posted twice is one', async () => {
  const note = { proposalId, id: randomUUID(), kind: 'note', body: 'Va' } as const;
  await Promise.all([addWords(services, luis, note), addWords(services, luis, note)]);
  for (const changed of [{ body: 'Otra cosa' }, { kind: 'received' as const }])
    await expect(addWords(services, luis, { ...note, ...changed })).rejects.toThrow('kept-before');
  // Whoever else has that key and those words wrote none.
  await expect(addWords(services, staff, note)).rejects.toThrow('kept-before');
  await addWords(services, luis, { ...note, id: randomUUID() });
  expect((await read()).entries).toHaveLength(2);
});

test('one that is gone is gone for everything, with its history', async () => {
  await addWords(services, staff, { proposalId, id: randomUUID(), kind: 'note', body: 'Va' });
  await db.service.deleteFrom('contact_submissions').where('id', '=', proposalId).execute();
  const gone = rejection('proposal.gone');
  await expect(read()).rejects.toEqual(gone);
  await expect(move('new', 'closed')).rejects.toEqual(gone);
  await expect(assign(null, luis.userId)).rejects.toEqual(gone);
  await expect(
    addWords(services, staff, { proposalId, id: randomUUID(), kind: 'note', body: '¿Sigue?' }),
  ).rejects.toEqual(gone);
  const left = db.service.selectFrom('proposal_entries').selectAll();
  expect(await left.where('proposal_id', '=', proposalId).execute()).toEqual([]);
  expect(() => toProposalId('1')).toThrow(gone);
});

test.each([
  [`update proposal_replies set body = 'otra'`, 'append-only'],
  [`update contact_submissions set message = 'otro'`, null],
])('%s is not for the staff', async (change, byOwner) => {
  await owner.query('begin; set local role estudio_staff');
  await expect(owner.query(change)).rejects.toThrow('permission denied');
  await owner.query('rollback');
  if (byOwner) await expect(owner.query(change)).rejects.toThrow(byOwner);
});

test.each([`update proposal_entries set body = 'otra'`, 'delete from proposal_entries'])(
  'nobody has the right to %s, and not to write in another’s name',
  async (change) => {
    await addWords(services, staff, { proposalId, id: randomUUID(), kind: 'note', body: 'Va' });
    for (const role of ['anonymous', 'user', 'staff', 'service']) {
      await owner.query(`begin; set local role estudio_${role}`);
      await expect(owner.query(change), role).rejects.toThrow('permission denied');
      await owner.query('rollback');
    }
    await expect(owner.query(change)).rejects.toThrow('append-only');
    await owner.query(
      `begin; set local role estudio_staff; set local app.user_id = '${luis.userId}'`,
    );
    const forged = owner.query(
      `insert into proposal_entries (proposal_id, at, staff_id, kind, body) values ($1, now(), $2, 'note', 'x')`,
      [proposalId, staff.userId],
    );
    await expect(forged).rejects.toThrow('row-level security');
    await owner.query('rollback');
  },
);

test('who leaves the staff leaves the history, without a name', async () => {
  const gone = await makeStaff(services, 'ida@ejemplo.co');
  await assign(null, gone.userId);
  await addWords(services, gone, { proposalId, id: randomUUID(), kind: 'note', body: 'Adiós' });
  await db.service.deleteFrom('users').where('id', '=', gone.userId).execute();
  const { entries, assigneeId } = await read();
  expect(assigneeId).toBe(gone.userId);
  expect(entries).toMatchObject([
    { kind: 'note', body: 'Adiós', staffName: null },
    { kind: 'assignee', assigneeName: null, staffName: 'Luis' },
  ]);
});

const members: [string, string, boolean, 1 | 2][] = [
  ['pro', 'Pro', true, 1],
  ['enterprise', 'Enterprise', true, 1],
  ['free', 'Free', true, 2],
  ['pro', 'Unconfirmed', false, 2],
];
test.each(members)(
  'of a %s member (%s) it is as urgent, if they are signed in',
  async (tier, name, confirmed, priority) => {
    const email = `${name.toLowerCase()}@ejemplo.co`;
    const { userId } = await makePerson(services, email);
    await db.service
      .updateTable('users')
      .set({ granted_tier: tier as 'pro', email_verified: confirmed })
      .where('id', '=', userId)
      .execute();
    const message: Message = {
      ...{ name, email: email.toUpperCase(), phone: null, message: '¡Hola!', service: 'video' },
      consent: 'on',
      website: '',
    };
    const typed = anonymousAt('10.8.0.1');
    const sent: (typeof typed | ReturnType<typeof userActor>)[] = [typed, userActor(userId, typed)];
    for (const [n, actor] of sent.entries())
      await submitMessage(services, actor, {
        table: 'contact_submissions',
        written: { ...message, message: `¡Hola ${n}!` },
      });
    await submitMessage(services, typed, { table: 'contacts', written: message });
    const { id } = await db.service
      .selectFrom('contacts')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await passToProposals(services, staff, toContactId(id));
    const rows = db.service.selectFrom('contact_submissions').select(['message', 'priority']);
    expect(await rows.where('name', '=', name).orderBy('message').execute()).toEqual([
      { message: '¡Hola 0!', priority: 2 },
      { message: '¡Hola 1!', priority },
      { message: '¡Hola!', priority: 2 },
    ]);
  },
);

test('the staff hears of each change, and nobody else', async () => {
  const heard: string[] = [];
  const overheard: string[] = [];
  const follow = (whose: string, into: string[]) =>
    services.events.follow(whose, (event) => into.push(`${event?.kind} ${event?.id}`));
  const ends = [follow(wholeStaff, heard), follow(staff.userId, overheard)];
  const changes = [
    () => move('new', 'contacted'),
    () => assign(null, luis.userId),
    () => addWords(services, staff, { proposalId, id: randomUUID(), kind: 'note', body: 'Va' }),
  ];
  for (const change of changes) {
    heard.length = 0;
    await change();
    await expect.poll(() => heard).toContain(`proposal ${proposalId}`);
  }
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values(written)
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect.poll(() => heard).toContain(`proposal ${id}`);
  expect(overheard).toEqual([]);
  for (const end of ends) end();
});

test.each(['priority = 1', `assignee_id = '${nobody}'`, 'first_answered_at = now()'])(
  'a visitor writes none with %s',
  async (set) => {
    const [column, value] = set.split(' = ');
    await owner.query(`begin; set local role estudio_anonymous`);
    const insert = owner.query(
      `insert into contact_submissions (name, email, service, message, ${column}) values ('a', 'b', 'c', 'd', ${value})`,
    );
    await expect(insert).rejects.toThrow('row-level security');
    await owner.query('rollback');
  },
);
