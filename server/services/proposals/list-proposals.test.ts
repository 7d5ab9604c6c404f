import { beforeAll, expect, test } from 'vitest';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { countProposals } from './count-proposals.ts';
import { listProposals } from './list-proposals.ts';
import { nextProposal } from './next-proposal.ts';
import { toProposalId } from './proposal-id.ts';
import type { ProposalView } from './proposal-views.ts';
import { readProposal } from './read-proposal.ts';
import { proposalStatuses } from '#packages/contact/src/index.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');

/** Of each status 30, a minute apart, with one paying member among every ten. */
const each = 30;
const base = { email: 'x@ejemplo.co', service: 'video', message: '¡Hola!' };
beforeAll(async () => {
  const rows = proposalStatuses.flatMap((status, at) =>
    Array.from({ length: each }, (_, n) => ({
      ...base,
      name: `${status} Ñ${String(n).padStart(2, '0')}`,
      status,
      priority: n % 10 === 7 ? 1 : 2,
      created_at: new Date(Date.UTC(2026, 10, 20, 10 + at, n)),
    })),
  );
  await services.db.service.insertInto('contact_submissions').values(rows).execute();
});

const list = (
  view: ProposalView,
  { search = '', cursor = null }: { search?: string; cursor?: string | null } = {},
) => listProposals(services, staff, { view, search, cursor });

const numbers = Array.from({ length: each }, (_, n) => n);
const urgent = [7, 17, 27, ...numbers.filter((n) => n % 10 !== 7)];
const newestFirst = numbers.toReversed();

test.each([
  ['new', urgent],
  ['in_progress', urgent],
  ['contacted', newestFirst],
  ['closed', newestFirst],
] as const)('%s in their order, each once, there and back', async (status, order) => {
  const first = await list(status);
  const second = await list(status, { cursor: first.after });
  const shown = [...first.rows, ...second.rows];
  expect(shown.map(({ name }) => Number(name.slice(-2)))).toEqual(order);
  expect(shown.map((one) => one.status)).toEqual(order.map(() => status));
  expect(shown.map(({ isPriority }) => isPriority)).toEqual(order.map((n) => n % 10 === 7));
  expect(first.rows).toHaveLength(25);
  expect([first.before, second.after]).toEqual([null, null]);
  expect(first.count).toEqual({ count: each, isMore: false });
  expect(await list(status, { cursor: second.before })).toEqual(first);
});

test('all of them, the newest first', async () => {
  const first = await list('all');
  expect(first.rows.every(({ status }) => status === 'closed')).toBe(true);
  const second = await list('all', { cursor: first.after });
  expect(second.rows.slice(0, 6).map(({ name }) => name)).toEqual([
    ...[4, 3, 2, 1, 0].map((n) => `closed Ñ0${n}`),
    'contacted Ñ29',
  ]);
  expect(second.count).toEqual({ count: 4 * each, isMore: false });
});

test('what waits for its first answer, and what is late, as they are due and as they are counted', async () => {
  const late = new Date(Date.UTC(2026, 10, 21, 10, 14, 30));
  const at = { ...services, now: () => late };
  const ids = async (view: ProposalView) => {
    const asked = { view, search: '', cursor: null };
    const first = await listProposals(at, staff, asked);
    const { rows } = await listProposals(at, staff, { ...asked, cursor: first.after });
    const shown = first.after ? [...first.rows, ...rows] : first.rows;
    const counts = await countProposals(at, staff);
    for (const count of [first.count, counts[view]])
      expect(count).toEqual({ count: view === 'waiting' ? 60 : shown.length, isMore: false });
    return shown;
  };
  const waiting = await ids('waiting');
  expect(waiting).toHaveLength(50);
  expect(waiting.slice(0, 7).map(({ name }) => name)).toEqual([
    ...[7, 17, 27].map((n) => `new Ñ${String(n).padStart(2, '0')}`),
    ...[7, 17, 27].map((n) => `in_progress Ñ${String(n).padStart(2, '0')}`),
    'new Ñ00',
  ]);
  // Those that came up to 10:14 are due by 10:14 of the next day.
  const isLate = (await ids('late')).map(({ name }) => name);
  expect(isLate).toEqual([
    'new Ñ07',
    ...numbers.slice(0, 15).flatMap((n) => (n === 7 ? [] : [`new Ñ${String(n).padStart(2, '0')}`])),
  ]);

  const answerAt = (at: Date | null) =>
    services.db.service
      .updateTable('contact_submissions')
      .set({ first_answered_at: at })
      .where('name', '=', 'new Ñ00')
      .execute();
  await answerAt(late);
  expect(
    (await listProposals(at, staff, { view: 'late', search: '', cursor: null })).count.count,
  ).toBe(14);
  expect(
    (await listProposals(at, staff, { view: 'late', search: 'n1', cursor: null })).count.count,
  ).toBe(5);
  await answerAt(null);
});

test('the next one that waits, in the order of its list, and with its words', async () => {
  const { rows } = await list('new');
  const nameOf = async (from: number, view: ProposalView, search = '') => {
    const proposalId = toProposalId(rows[from]?.id ?? '');
    const next = await nextProposal(services, staff, { proposalId, view, search });
    return next && (await readProposal(services, staff, toProposalId(next.id))).name;
  };
  expect(await nameOf(0, 'new')).toBe('new Ñ17');
  expect(await nameOf(2, 'new')).toBe('new Ñ00');
  expect(await nameOf(2, 'waiting')).toBe('in_progress Ñ07');
  expect(await nameOf(2, 'new', 'n25')).toBe('new Ñ25');
  expect(await nameOf(2, 'new', 'n27')).toBeNull();
  for (const view of ['all', 'contacted', 'closed'] as const)
    expect(await nameOf(0, view)).toBeNull();
});

test('a row has how its message begins', async () => {
  const message = `¿Qué\tvale?\n${'x'.repeat(400)}`;
  await services.db.service
    .insertInto('contact_submissions')
    .values({ ...base, name: 'Larga', message, status: 'contacted' })
    .execute();
  const [row] = (await list('contacted', { search: 'larga' })).rows;
  expect(row?.excerpt).toBe(message.slice(0, 160));
  await services.db.service.deleteFrom('contact_submissions').where('name', '=', 'Larga').execute();
});

test('words are found within one status, and in all', async () => {
  const names = async (view: ProposalView, search: string) =>
    (await list(view, { search })).rows.map(({ name }) => name);
  expect(await names('new', 'n07')).toEqual(['new Ñ07']);
  expect(await names('closed', 'new')).toEqual([]);
  expect(await names('all', 'n07')).toEqual(proposalStatuses.map((s) => `${s} Ñ07`).toReversed());
  expect((await list('contacted', { search: 'n1' })).count).toEqual({ count: 10, isMore: false });
});

test.each(['x', 'NaN', '4.5', '0.5', '1.', `1.${'9'.repeat(17)}`, "1.1'; --", '2.1\0'])(
  'the place %j is none, in either order',
  async (key) => {
    const id = '00000000-0000-4000-8000-000000000000';
    const cursor = `after.${id}.${Buffer.from(key).toString('base64url')}`;
    for (const status of ['new', 'closed'] as const)
      expect(await list(status, { cursor })).toEqual(await list(status));
  },
);

test('a place of one order is none in the other', async () => {
  const { after } = await list('closed');
  expect(await list('new', { cursor: after })).toEqual(await list('new'));
});

test('each status is counted exactly to a thousand', async () => {
  const exactly = { count: each, isMore: false };
  const counts = {
    ...{ all: { count: 4 * each, isMore: false }, new: exactly, in_progress: exactly },
    ...{ contacted: exactly, closed: exactly },
    ...{ waiting: { count: 2 * each, isMore: false }, late: expect.anything() },
  };
  expect(await countProposals(services, staff)).toEqual(counts);
  await services.db.servicePool.query(`
    insert into contact_submissions (name, email, service, message, status)
    select 'Coro', 'coro@ejemplo.co', 'manejo', 'Mil', 'closed' from generate_series(1, 970)`);
  expect(await countProposals(services, staff)).toEqual({
    ...counts,
    all: { count: 1000, isMore: true },
    closed: { count: 1000, isMore: false },
  });
  await services.db.service
    .insertInto('contact_submissions')
    .values({ ...base, name: 'Una más', status: 'closed' })
    .execute();
  expect(await countProposals(services, staff)).toMatchObject({
    closed: { count: 1000, isMore: true },
  });
});
