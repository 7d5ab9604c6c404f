import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { acceptanceText } from '#content/quote.ts';
import { arrivalsTo } from '#content/staff-notices.ts';
import { anonymousAt, later, makeStaff, openTestServices } from '#test/test-services.ts';
import { type ProposalId, toProposalId } from '../proposals/proposal-id.ts';
import { readProposal } from '../proposals/read-proposal.ts';
import { changeDraft } from './change-draft.ts';
import { createQuote } from './create-quote.ts';
import { type Decision, decideOffer } from './decide-offer.ts';
import { type QuoteId, toQuoteId } from './quote-id.ts';
import { readOffer } from './read-offer.ts';
import { readQuote } from './read-quote.ts';
import { repeatQuote } from './repeat-quote.ts';
import { replaceLink } from './replace-link.ts';
import { sendQuote } from './send-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const services = await openTestServices();
const { db } = services;
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const owner = new pg.Client(services.ownerConnection);
await owner.connect();
afterAll(() => owner.end());

const day = 24 * 60 * 60 * 1000;
const name = 'Ñusta Íñiguez — ¿quién?';
const rejection = (code: string): unknown => expect.objectContaining({ code });

let clients = 0;
let email: string;
let client = anonymousAt('10.10.0.1');
let proposalId: ProposalId;
let quoteId: QuoteId;
let token: string;
beforeEach(async () => {
  clients += 1;
  email = `nusta${clients}@ejemplo.co`;
  client = anonymousAt(`10.10.0.${clients}`, 'Un navegador');
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values({ name: 'Ñusta', email, service: 'video', message: '¡Hola!' })
    .returning('id')
    .executeTakeFirstOrThrow();
  proposalId = toProposalId(id);
  ({ quoteId, token } = await makeSent());
});

async function makeSent(): Promise<{ quoteId: QuoteId; token: string }> {
  const quoteId = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId, quoteId });
  const line = { description: 'Arreglo', quantity: 1, price: 39_000 };
  await changeDraft(services, staff, { quoteId, revision: 0, change: { kind: 'add', line } });
  await sendQuote(services, staff, { quoteId, revision: 1 });
  const mail = (await mailsTo(email)).at(-1);
  return { quoteId, token: /\/cotizacion\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const mailsTo = async (address: string) =>
  (await services.queuedMails()).filter(({ to }) => to === address);
const accept = (more: Partial<Decision> = {}, app = services) =>
  decideOffer(app, client, { token, revision: 1, kind: 'accepted', name, ...more } as Decision);
const reject = (reason: string) =>
  decideOffer(services, client, { token, revision: 1, kind: 'rejected', reason });
const read = (id = quoteId) => readQuote(services, staff, id);

test('an acceptance is kept with its name, its words, its hour and where it came from', async () => {
  const at = new Date();
  await accept({}, { ...services, now: () => at });
  const { number } = await read();
  const text = acceptanceText({ number: number ?? '', total: { amount: 39_000, currency: 'USD' } });
  expect(text).toContain('por un total de USD\u{A0}390');
  expect(await read()).toMatchObject({
    ...{ state: 'accepted', acceptedName: name, decidedAt: at },
    acceptance: { text, ip: client.ip, userAgent: 'Un navegador' },
  });
  const { entries } = await readProposal(services, staff, proposalId);
  expect(entries[0]).toMatchObject({
    ...{ kind: 'quote', before: number, after: 'accepted', staffId: null, body: null },
  });
  const [, proof] = await mailsTo(email);
  expect(proof).toMatchObject({ subject: `Aceptaste la cotización ${number}` });
  expect(proof?.text).toContain(`«${text}»`);
  const notice = (await mailsTo(arrivalsTo[0] ?? '')).at(-1);
  expect(notice?.subject).toBe(`Aceptaron la ${number}, por USD\u{A0}390`);
  expect(notice?.text).toContain(`/admin/cotizaciones/${quoteId}`);
});

test('of six who accept at once one does, and the others are told', async () => {
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => accept()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(rejection('offer.accepted'));
  expect(await mailsTo(email)).toHaveLength(2);
  const { entries } = await readProposal(services, staff, proposalId);
  expect(entries.filter(({ after }) => after === 'accepted')).toHaveLength(1);
});

test('of acceptance, rejection and withdrawal at once one happens', async () => {
  const results = await Promise.allSettled([
    ...[accept(), reject('Muy caro'), withdrawQuote(services, staff, quoteId)],
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { entries } = await readProposal(services, staff, proposalId);
  const { state } = await read();
  const said = entries.filter(({ kind }) => kind === 'quote').map(({ after }) => after);
  expect(new Set(said)).toEqual(new Set([state, 'sent']));
  expect(said).toHaveLength(2);
});

test('a rejection says why, and nothing of it can be pressed in the mail', async () => {
  await reject('Muy caro.\nMejor en www.malo.example');
  expect(await read()).toMatchObject({
    state: 'rejected',
    rejectionReason: 'Muy caro.\nMejor en www.malo.example',
    acceptance: null,
  });
  const { entries } = await readProposal(services, staff, proposalId);
  expect(entries[0]).toMatchObject({
    after: 'rejected',
    body: expect.stringContaining('Muy caro'),
  });
  const notice = (await mailsTo(arrivalsTo[0] ?? '')).at(-1);
  expect(notice?.text).toContain('Muy caro.');
  expect(notice?.text).not.toContain('www.malo.example');
  expect(await mailsTo(email)).toHaveLength(1);
  await expect(accept()).rejects.toEqual(rejection('offer.rejected'));
  await expect(reject('Otra vez')).rejects.toEqual(rejection('offer.rejected'));
});

test('nothing is accepted twice, late, after it was withdrawn, or that was not read', async () => {
  await expect(accept({ revision: 0 })).rejects.toEqual(rejection('offer.changed'));
  await expect(accept({}, later(services, 17 * day))).rejects.toEqual(rejection('offer.expired'));
  await expect(accept({ token: 'A'.repeat(43) })).rejects.toEqual(rejection('offer.gone'));
  expect((await read()).state).toBe('sent');
  await accept();
  const before = await read();
  await expect(accept({ name: 'Otra persona' })).rejects.toEqual(rejection('offer.accepted'));
  await expect(reject('Me arrepentí')).rejects.toEqual(rejection('offer.accepted'));
  expect(await read()).toEqual(before);
  const other = await makeSent();
  await withdrawQuote(services, staff, other.quoteId);
  await expect(accept({ token: other.token })).rejects.toEqual(rejection('offer.withdrawn'));
});

test('it is accepted until the last second of its last day in Bogotá', async () => {
  const { validUntil } = await read();
  const at = (time: string) => ({
    ...services,
    now: () => new Date(`${validUntil}T${time}-05:00`),
  });
  const nextDay = { ...services, now: () => new Date(+at('23:59:59').now() + 1000) };
  await expect(accept({}, nextDay)).rejects.toEqual(rejection('offer.expired'));
  await accept({}, at('23:59:59'));
  expect((await read()).state).toBe('accepted');
});

test('another quote’s link decides that one alone, and a link that was replaced none', async () => {
  const other = await makeSent();
  await accept({ token: other.token });
  expect([(await read()).state, (await read(other.quoteId)).state]).toEqual(['sent', 'accepted']);
  await replaceLink(services, staff, { quoteId, seen: 1 });
  await expect(accept()).rejects.toEqual(rejection('offer.gone'));
});

test('one network decides thirty times an hour', async () => {
  for (let count = 0; count < 30; count += 1)
    await expect(accept({ revision: 0 })).rejects.toEqual(rejection('offer.changed'));
  await expect(accept()).rejects.toEqual(rejection('rate.limited'));
});

test('one network opens three hundred links an hour, those that lead nowhere too', async () => {
  const visitor = anonymousAt('10.11.0.1');
  for (let count = 0; count < 299; count += 1)
    await services.limits.consume('quoteReadIp', visitor.ip);
  expect(await readOffer(services, visitor, { token: 'x' })).toBeNull();
  await expect(readOffer(services, visitor, { token })).rejects.toEqual(rejection('rate.limited'));
});

test('what was accepted stays when its proposal is erased; what was not goes with it', async () => {
  const { quoteId: waiting } = await makeSent();
  const draft = toQuoteId(randomUUID());
  await createQuote(services, staff, { proposalId, quoteId: draft });
  await accept();
  await db.service.deleteFrom('contact_submissions').where('id', '=', proposalId).execute();
  expect(await read()).toMatchObject({ state: 'accepted', proposalId: null, acceptedName: name });
  for (const id of [waiting, draft])
    await expect(read(id)).rejects.toEqual(rejection('quote.gone'));
  // Its link still opens, and can still be replaced.
  await replaceLink(services, staff, { quoteId, seen: 1 });
});

/** Another value of each type that a column has. */
const others: Record<string, (column: string) => string> = {
  uuid: () => 'gen_random_uuid()',
  text: (column) => `coalesce(${column}, '') || 'x'`,
  integer: (column) => `${column} + 1`,
  bigint: (column) => `${column} + 1`,
  jsonb: () => `'[]'`,
  date: (column) => `${column} + 1`,
  'timestamp with time zone': () => `'2099-01-01'`,
};

/** The columns of a quote that may be changed as far as its being sent is what forbids it, whatever one’s rights. */
async function changeable(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = 'quotes' and is_generated = 'NEVER'`,
  );
  const found: string[] = [];
  await owner.query('alter table quotes no force row level security');
  for (const { name, type } of rows) {
    const change = `update quotes set ${name} = ${others[type]?.(name)} where id = $1`;
    await owner.query('begin');
    const refusal = await owner.query(change, [quoteId]).then(
      ({ rowCount }) => `changed ${rowCount}`,
      (error: unknown) => String(error),
    );
    await owner.query('rollback');
    if (!/what was sent is not changed|does not go from/.test(refusal)) found.push(name);
  }
  await owner.query('alter table quotes force row level security');
  return found.toSorted();
}

test('of what was sent the decision, the link and the end of its proposal may follow, and nothing else', async () => {
  const mayFollow = ['erased_with', 'link_count', 'mail_failure', 'proposal_id', 'token_hash'];
  expect(await changeable()).toEqual(
    [
      ...[...mayFollow, 'decided_at', 'rejection_reason', 'accepted_ip'],
      ...['accepted_name', 'accepted_text', 'accepted_user_agent'],
    ].toSorted(),
  );
  await accept();
  expect(await changeable()).toEqual(mayFollow);
});

const states = {
  draft: ['draft', 'sent'],
  sent: ['sent', 'accepted', 'rejected', 'withdrawn'],
} as const;
test.each(['draft', 'sent'] as const)('one that is %s goes nowhere but on', async (from) => {
  if (from === 'draft') {
    quoteId = toQuoteId(randomUUID());
    await createQuote(services, staff, { proposalId, quoteId });
  }
  await owner.query('alter table quotes no force row level security');
  for (const to of ['draft', 'sent', 'accepted', 'rejected', 'withdrawn'] as const) {
    await owner.query('begin');
    const refusal = await owner
      .query('update quotes set status = $2 where id = $1', [quoteId, to])
      .then(() => '', String);
    await owner.query('rollback');
    const isFree = states[from].some((next) => next === to);
    expect([to, refusal.includes('does not go from')]).toEqual([to, !isFree]);
  }
  await owner.query('alter table quotes force row level security');
});

test('what was sent stays with its proposal', async () => {
  const { id } = await db.service
    .insertInto('contact_submissions')
    .values({ name: 'Luis', email: 'luis@ejemplo.co', service: 'video', message: '¡Hola!' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const moved = db.service.updateTable('quotes').set({ proposal_id: id });
  await expect(moved.where('id', '=', quoteId).execute()).rejects.toThrow('stays with its');
});

const decided = [
  `update quotes set accepted_name = 'Otra'`,
  `update quotes set status = 'sent', accepted_name = null, accepted_text = null, decided_at = null`,
  `update quotes set status = 'withdrawn', accepted_name = null, accepted_text = null`,
  'delete from quotes',
];

test.each(decided)('nobody may «%s» of what was accepted', async (change) => {
  await accept();
  await owner.query('alter table quotes no force row level security');
  await expect(owner.query(`${change} where id = $1`, [quoteId])).rejects.toThrow(
    /not changed|does not go|stays/,
  );
  await expect(owner.query('truncate quotes')).rejects.toThrow('append-only');
  await owner.query('alter table quotes force row level security');
});

const as = (role: string) =>
  owner.query(`begin; set local role estudio_${role}; set local app.user_id = '${staff.userId}'`);

test('the staff accepts nothing in the client’s place, and visitors reach no row', async () => {
  const acceptance = `update quotes set status = 'accepted', decided_at = now(), accepted_name = 'Yo', accepted_text = 'x', erased_with = null where id = '${quoteId}'`;
  await as('staff');
  await expect(owner.query(acceptance)).rejects.toThrow('row-level security');
  await owner.query('rollback');
  for (const role of ['anonymous', 'user']) {
    await as(role);
    await expect(owner.query('select from quotes')).rejects.toThrow('permission denied');
    await owner.query('rollback');
  }
});

test('the staff begins drafts, and in nobody else’s name', async () => {
  const begin = (values: Record<string, string>) =>
    owner.query(
      `insert into quotes (name, email, valid_until, ${Object.keys(values).join(', ')})
       values ('Ana', 'a@b.co', '2099-01-01', ${Object.values(values).join(', ')})`,
    );
  const sent = {
    ...{ number: `'COT-9'`, sent_at: 'now()', token_hash: `repeat('x', 43)` },
    ...{ total: '1', lines: `'[1]'` },
  };
  const forgeries: Record<string, string>[] = [
    { ...sent, status: `'sent'` },
    {
      ...{ ...sent, status: `'accepted'`, decided_at: 'now()' },
      ...{ accepted_name: `'Yo'`, accepted_text: `'x'` },
    },
    { created_by: 'gen_random_uuid()' },
  ];
  for (const forged of forgeries) {
    await as('staff');
    await expect(begin(forged)).rejects.toThrow('row-level security');
    await owner.query('rollback');
  }
  await as('staff');
  expect((await begin({ notes: `''` })).rowCount).toBe(1);
  await owner.query('rollback');
});

/** How many wait for a lock. */
const waiting = async () => (await owner.query('select from pg_locks where not granted')).rowCount;

test.each([
  ['its client decides', () => accept(), 'offer.gone'],
  ['it is withdrawn', () => withdrawQuote(services, staff, quoteId), 'quote.gone'],
])('while %s, its proposal can be erased: neither waits for the other', async (_, work, code) => {
  await owner.query('begin');
  await owner.query('select from contact_submissions where id = $1 for update', [proposalId]);
  const outcome = work().then(
    () => null,
    (error: unknown) => error,
  );
  await expect.poll(waiting).toBe(1);
  await owner.query('delete from contact_submissions where id = $1', [proposalId]);
  await owner.query('commit');
  expect(await outcome).toEqual(rejection(code));
});

test('a quote that begins while its proposal is erased is none', async () => {
  await owner.query('begin');
  await owner.query('delete from contact_submissions where id = $1', [proposalId]);
  const beginning = createQuote(services, staff, { proposalId, quoteId: toQuoteId(randomUUID()) });
  const repeating = repeatQuote(services, staff, { quoteId, newId: toQuoteId(randomUUID()) });
  const outcomes = Promise.allSettled([beginning, repeating]);
  await expect.poll(waiting).toBe(2);
  await owner.query('commit');
  const gone = { status: 'rejected', reason: rejection('proposal.gone') };
  expect(await outcomes).toEqual([gone, gone]);
});
