import { beforeEach, expect, test } from 'vitest';
import { responseHours } from '#content/response-time.ts';
import { severities, severityOf } from '#content/severities.ts';
import { type TicketSeverity, ticketSeverities } from '#packages/contact/src/index.ts';
import { system } from '#server/actor.ts';
import { asActor } from '#server/database/as-actor.ts';
import { anonymousAt, makeStaff, openTestServices } from '#test/test-services.ts';
import { mailCopies } from '../contacts/mail-copies.ts';
import { supportTicket } from '../contacts/message.ts';
import { submitMessage } from '../contacts/submit-message.ts';
import { changeSeverity } from './change-severity.ts';
import { listProposals } from './list-proposals.ts';
import { moveProposal } from './move-proposal.ts';
import { type ProposalId, toProposalId } from './proposal-id.ts';
import { readProposal } from './read-proposal.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const minute = 60_000;
const arrived = new Date('2026-11-24T12:00:00Z');
const inMinutes = (minutes: number) => new Date(+arrived + minutes * minute);

const written = {
  name: 'Canción Ñandú — ¿qué?',
  email: 'nandu@ejemplo.co',
  message: 'No abre.',
  consent: 'on',
  website: '',
} as const;

/** Somebody else in each test: an address may write ten times an hour. */
let tests = 0;
beforeEach(async () => {
  tests += 1;
  await db.servicePool.query('delete from contact_submissions');
  await db.servicePool.query('delete from arrivals');
  await db.servicePool.query('delete from jobs.job');
});

let senders = 0;
async function report(severity: TicketSeverity, place = '') {
  senders += 1;
  const email = `nandu${tests}@ejemplo.co`;
  const ticket = supportTicket({ ...written, email, severity, place }, '/reportar-un-problema');
  const from = anonymousAt(`10.6.0.${senders}`);
  const then = { ...services, now: () => arrived };
  return submitMessage(then, from, { table: 'contact_submissions', written: ticket });
}
const rows = () =>
  db.service.selectFrom('contact_submissions').selectAll().orderBy('severity').execute();
async function onlyId(): Promise<ProposalId> {
  const [row] = await rows();
  return toProposalId(row?.id ?? '');
}
const change = (proposalId: ProposalId, from: TicketSeverity, to: TicketSeverity) =>
  changeSeverity(services, staff, { proposalId, from, to });
const rejection = (code: string): unknown => expect.objectContaining({ code });

test.each(severities)(
  'a report of $id is due when its targets say',
  async ({ id, response, solution }) => {
    await report(id);
    expect(await rows()).toMatchObject([
      {
        ...{ service: 'soporte', severity: id, status: 'new', message: written.message },
        ...{ due_at: inMinutes(response), solution_due_at: inMinutes(solution) },
      },
    ]);
  },
);

test('the severities of the form are those with targets, and what is no report is due in a day', async () => {
  expect(severities.map(({ id }) => id)).toEqual([...ticketSeverities]);
  const proposal = { ...written, phone: null, service: 'video' } as const;
  const then = { ...services, now: () => arrived };
  await submitMessage(then, anonymousAt('10.6.1.1'), {
    table: 'contact_submissions',
    written: proposal,
  });
  expect(await rows()).toMatchObject([
    { severity: null, due_at: inMinutes(60 * responseHours), solution_due_at: null },
  ]);
});

test('a report is kept once, and another when it grew worse; its copy names the targets', async () => {
  await report('bajo', '/dashboard');
  await report('bajo', '/dashboard');
  await report('critico', '/dashboard');
  expect((await rows()).map(({ severity }) => severity)).toEqual(['bajo', 'critico']);
  await mailCopies(services, system);
  const texts = (await services.queuedMails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.find((text) => text.includes('Urgencia: Crítico'))).toMatch(
    /responderte en menos de 15 minutos y tenerlo resuelto en menos de 2 horas\.[^]*> Página o código: \/dashboard\n> \n> No abre\./,
  );
});

test.each([
  ['a clock that is stopped', { closed_at: arrived }, 'row-level security'],
  ['a place before the others', { priority: 1 }, 'row-level security'],
  ['a severity that there is not', { severity: 'ya' as 'alto' }, 'severity_check'],
  ['no severity', { severity: null }, 'contact_submissions_ticket'],
  ['a severity of what is no report', { service: 'video' }, 'contact_submissions_ticket'],
])('who writes one cannot give it %s', async (_, forged, refusal) => {
  const { name, email, message } = written;
  const ticket = { name, email, message, service: 'soporte', severity: 'bajo' as const };
  const insert = (values: object) =>
    asActor(db, anonymousAt('10.6.2.1'), (db) =>
      db
        .insertInto('contact_submissions')
        .values({ ...ticket, ...values })
        .execute(),
    );
  await expect(insert(forged)).rejects.toThrow(refusal);
  await insert({});
});

test('when it is due is nobody’s to say', async () => {
  const forge = db.servicePool.query(
    `insert into contact_submissions (name, email, message, service, due_at) values ('a', 'a@b.co', 'c', 'video', now())`,
  );
  await expect(forge).rejects.toThrow('due_at');
});

test('the severity is corrected by one of two at once, from when it came, and that is noted', async () => {
  await report('critico');
  const id = await onlyId();
  const both = [change(id, 'critico', 'bajo'), change(id, 'critico', 'normal')];
  const results = await Promise.allSettled(both);
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost.map(({ reason }) => reason as unknown)).toEqual([rejection('ticket.reclassified')]);
  const { severity, dueAt, solutionDueAt, entries } = await readProposal(services, staff, id);
  const { response, solution } = severityOf(severity ?? 'critico');
  expect(severity).not.toBe('critico');
  expect([dueAt, solutionDueAt]).toEqual([inMinutes(response), inMinutes(solution)]);
  expect(entries).toMatchObject([
    { kind: 'severity', before: 'critico', after: severity, staffName: 'Ana' },
  ]);
});

test('a change to what it is, or of what is no report, changes and notes nothing', async () => {
  await report('alto');
  const id = await onlyId();
  await expect(change(id, 'alto', 'alto')).rejects.toEqual(rejection('ticket.reclassified'));
  await db.servicePool.query(`update contact_submissions set service = 'video', severity = null`);
  await expect(change(id, 'alto', 'bajo')).rejects.toEqual(rejection('ticket.reclassified'));
  expect((await readProposal(services, staff, id)).entries).toEqual([]);
  const nothing = toProposalId('00000000-0000-4000-8000-000000000000');
  await expect(change(nothing, 'alto', 'bajo')).rejects.toEqual(rejection('proposal.gone'));
});

test('closed it is solved, until it is opened again', async () => {
  await report('alto');
  const proposalId = await onlyId();
  const at = { ...services, now: () => inMinutes(90) };
  await moveProposal(at, staff, { proposalId, from: 'new', to: 'closed' });
  expect(await readProposal(services, staff, proposalId)).toMatchObject({
    closedAt: inMinutes(90),
  });
  await moveProposal(at, staff, { proposalId, from: 'closed', to: 'reopened' });
  expect(await readProposal(services, staff, proposalId)).toMatchObject({ closedAt: null });
});

test('what waits is urgent first, then of members, then of all, as it is due', async () => {
  const row = (name: string, minutes: number, values: object) => ({
    ...{ name, email: 'x@ejemplo.co', message: '¡Hola!', service: 'video' },
    ...{ created_at: inMinutes(minutes), ...values },
  });
  const ticket = (severity: TicketSeverity, values = {}) => ({
    ...{ service: 'soporte', severity },
    ...values,
  });
  await db.service
    .insertInto('contact_submissions')
    .values([
      row('libre, ayer', -1400, {}),
      row('miembro, hoy', 0, { priority: 1 }),
      row('bajo', 0, ticket('bajo')),
      row('alto', 0, ticket('alto')),
      row('crítico', 30, ticket('critico')),
      row('crítico de miembro', 50, ticket('critico', { priority: 1 })),
      row('normal de miembro', 10, ticket('normal', { priority: 1 })),
      row('normal', 0, ticket('normal')),
    ])
    .execute();
  const { rows } = await listProposals(services, staff, {
    ...{ view: 'new', search: '', cursor: null },
  });
  expect(rows.map(({ name }) => name)).toEqual([
    ...['crítico', 'alto', 'crítico de miembro'],
    ...['normal de miembro', 'miembro, hoy'],
    ...['libre, ayer', 'normal', 'bajo'],
  ]);
});
