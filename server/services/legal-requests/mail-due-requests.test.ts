import { beforeEach, expect, test } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import type { RequestKind } from '#packages/legal-requests/src/index.ts';
import { system } from '#server/actor.ts';
import { createWorkerApp } from '#server/worker-app.ts';
import { anonymousAt, openTestServices, testOrigin } from '#test/test-services.ts';
import { fileRequest } from './file-request.ts';
import { mailDueRequests } from './mail-due-requests.ts';

const services = await openTestServices();
const { db } = services;

/** The services at eight in the morning of a day in Bogotá. */
const on = (date: string) => ({ ...services, now: () => new Date(`${date}T08:00:00-05:00`) });

let people = 0;
async function file(kind: RequestKind, date: string, subject: string) {
  people += 1;
  const { token } = await fileRequest(on(date), anonymousAt(`10.9.2.${people}`), {
    ...{ kind, subject, facts: 'Todo', name: 'Ñandú', email: `nandu${people}@ejemplo.co` },
    ...{ phone: null, documentType: null, documentNumber: null },
    ...({ consent: 'on', website: '' } as const),
  });
  return token.split('.')[0] ?? '';
}

/** Wednesday 18 November 2026: a query of the 3rd has its last day, one of the 30th of October is late. */
const today = '2026-11-18';
const remind = (date = today) => mailDueRequests(on(date), system);
const notices = async () =>
  (await services.queuedMails()).filter(
    ({ to, subject }) => arrivalsTo.includes(to) && subject.startsWith('Plazos'),
  );

beforeEach(async () => {
  await db.servicePool.query('delete from jobs.job');
  // Nobody may delete one.
  await db.servicePool.query(`update legal_requests set status = 'answered'`);
});

test('the staff reads what is late, what is due today and what is soon, with the way to each', async () => {
  const soon = await file('data-query', '2026-11-06', 'Soy www.malo.example');
  const now = await file('data-query', '2026-11-03', 'Canción Ñandú — ¿qué? 🎶');
  const late = await file('data-query', '2026-10-30', 'Bórrenme');
  await file('data-query', '2026-11-09', 'Hay tiempo');
  const answered = await file('complaint', '2026-10-01', 'Ya está');
  await db.service
    .updateTable('legal_requests')
    .set({ status: 'answered' })
    .where('id', '=', answered)
    .execute();
  expect(await remind()).toBe(3);
  const [notice, ...others] = await notices();
  expect(others).toHaveLength(arrivalsTo.length - 1);
  const { subject, text = '', html = '' } = notice ?? {};
  expect(subject).toBe('Plazos de la ley: 1 vencida, 1 vence hoy y 1 por vencer');
  const words = [
    'Venció el 17 de noviembre de 2026, hace 1 día hábil.',
    'Vence hoy.',
    'Vence el 23 de noviembre de 2026, en 3 días hábiles.',
  ];
  expect(words.map((one) => text.indexOf(one)).toSorted((a, b) => a - b)).toEqual(
    words.map((one) => text.indexOf(one)),
  );
  for (const one of [...words, 'Consulta de datos personales', 'Canción Ñandú — ¿qué? 🎶']) {
    expect(text).toContain(one);
    expect(html).toContain(one);
  }
  for (const id of [late, now, soon]) {
    expect(text).toContain(`${testOrigin}/auth?volver=/admin/solicitudes/${id}`);
    expect(html).toContain(`${testOrigin}/auth?volver=/admin/solicitudes/${id}`);
  }
  expect(text).not.toMatch(/Hay tiempo|Ya está|malo\.example|nandu\d@/);
});

test('one notice a day, however many look; the next on the next working day', async () => {
  await file('data-query', '2026-11-05', 'Para hoy');
  expect(
    (await Promise.all([1, 2, 3, 4].map(() => remind('2026-11-20')))).toSorted(
      (one, other) => one - other,
    ),
  ).toEqual([...[0, 0, 0, 1]]);
  expect(await remind('2026-11-20')).toBe(0);
  expect(await notices()).toHaveLength(arrivalsTo.length);
  for (const restDay of ['2026-11-21', '2026-11-22', '2026-12-08', '2026-12-25'])
    expect(await remind(restDay)).toBe(0);
  expect(await remind('2026-11-23')).toBe(1);
  expect(await notices()).toHaveLength(2 * arrivalsTo.length);
});

test('a day whose notice could not be written is not done', async () => {
  await file('data-query', '2026-11-03', 'Tarde');
  const due = () => Promise.reject(new Error('no mail'));
  const broken = {
    ...on('2026-11-19'),
    legalRequests: { ...services.legalRequests, dueMails: { due } },
  };
  await expect(mailDueRequests(broken, system)).rejects.toThrow('no mail');
  expect(await remind('2026-11-19')).toBe(1);
});

test('nothing is sent when nothing is due, also not later on that day', async () => {
  await file('complaint', '2026-11-17', 'Hay tiempo');
  expect(await remind('2026-11-24')).toBe(0);
  await file('data-query', '2026-10-30', 'Tarde');
  expect(await remind('2026-11-24')).toBe(0);
  expect(await notices()).toEqual([]);
});

test('whoever watches the server sees how many are late, and how many soon', async () => {
  await file('data-query', '2026-10-30', 'Tarde');
  await file('data-query', '2026-11-03', 'Hoy');
  await file('data-query', '2026-11-06', 'Pronto');
  const app = createWorkerApp(on(today), { metricsToken: 'a token of sixteen letters' });
  const authorization = 'Bearer a token of sixteen letters';
  const figures = await (await app.request('/metrics', { headers: { authorization } })).text();
  expect(figures).toContain('\nlegal_requests_late 1\n');
  expect(figures).toContain('\nlegal_requests_due_soon 2\n');
});
