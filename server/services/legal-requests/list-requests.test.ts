import { beforeAll, expect, test } from 'vitest';
import type { RequestStatus } from '#packages/legal-requests/src/index.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { countRequests } from './count-requests.ts';
import { listRequests } from './list-requests.ts';
import type { RequestView } from './request-views.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');

const statuses: RequestStatus[] = ['received', 'waiting', 'answered', 'closed', 'abandoned'];

beforeAll(async () => {
  const values = Array.from({ length: 60 }, (_, n) => {
    // The last ones to come are due first.
    const at = new Date(Date.UTC(2026, 9, 1, 0, n));
    const status = n < 55 ? (n % 2 === 0 ? 'received' : 'in_progress') : statuses[n - 55];
    return {
      radicado: `2026-${String(n + 1).padStart(6, '0')}`,
      kind: 'petition' as const,
      channel: 'site' as const,
      name: n === 7 ? 'Canción Ñandú — ¿qué?' : `Persona ${n}`,
      email: `${n}@ejemplo.co`,
      subject: n === 8 ? 'Reembolso 100%' : 'Algo',
      facts: 'x',
      received_at: at,
      created_at: at,
      due_on: new Date(Date.UTC(2027, 0, 60 - n)).toISOString().slice(0, 10),
      status: status ?? 'received',
      asked_at: status === 'waiting' ? at : null,
    };
  });
  await services.db.service.insertInto('legal_requests').values(values).execute();
});

const list = (asked: { view?: RequestView; search?: string; cursor?: string | null } = {}) =>
  listRequests(services, staff, { view: 'open', search: '', cursor: null, ...asked });
const placesOf = ({ rows }: Awaited<ReturnType<typeof list>>) =>
  rows.map(({ radicado }) => Number(radicado.slice(5)));
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => from - n);

test('what is to be answered comes as it is due, over its pages and back', async () => {
  const first = await list();
  expect(first.count).toEqual({ count: 56, isMore: false });
  expect([first.before, placesOf(first)]).toEqual([null, down(56, 32)]);
  const second = await list({ cursor: first.after });
  expect(placesOf(second)).toEqual(down(31, 7));
  const third = await list({ cursor: second.after });
  expect([placesOf(third), third.after]).toEqual([down(6, 1), null]);
  expect(placesOf(await list({ cursor: third.before }))).toEqual(down(31, 7));
});

test('the other lists have the newest first', async () => {
  expect(placesOf(await list({ view: 'closed' }))).toEqual([60, 59]);
  expect(placesOf(await list({ view: 'all' })).slice(0, 3)).toEqual([60, 59, 58]);
});

test.each([
  ['nandu', [8]],
  ['000042', [42]],
  ['41@ejemplo', [42]],
  ['reembolso 100%', [9]],
  ['100%x', []],
])('%j finds %j', async (search, found) => {
  expect(placesOf(await list({ search }))).toEqual(found);
});

test.each([
  'after.x.y',
  `after.${crypto.randomUUID()}.${Buffer.from('2026-99-99').toString('base64url')}`,
  "'; --",
])('a place that is none (%s) is the beginning', async (cursor) => {
  expect(placesOf(await list({ cursor }))[0]).toBe(56);
});

const dueOn = (place: number, day: string) =>
  services.db.service
    .updateTable('legal_requests')
    .set({ due_on: day })
    .where('radicado', '=', `2026-${String(place).padStart(6, '0')}`)
    .execute();
const later = { ...services, now: () => new Date('2027-01-20T12:00:00Z') };

test('what is late comes as it was due', async () => {
  // The newest of them, and yet the last to be due.
  await dueOn(56, '2027-01-19');
  const late = await listRequests(later, staff, { view: 'late', search: '', cursor: null });
  expect(placesOf(late).slice(0, 13)).toEqual(down(55, 43));
  expect(late.count).toEqual({ count: 15, isMore: false });
  await dueOn(56, '2027-01-05');
});

test('counts each view', async () => {
  const counts = await countRequests(later, staff);
  expect(Object.entries(counts).map(([view, { count }]) => [view, count])).toEqual([
    ['all', 60],
    ['open', 56],
    ['late', 15],
    ['waiting', 1],
    ['answered', 1],
    ['closed', 2],
    ['undelivered', 0],
  ]);
});
