import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { buckets } from '#server/ports/storage/storage.ts';
import { readSession, type Session } from '#server/services/accounts/read-session.ts';
import { landingOf } from '#server/services/accounts/landing.ts';
import { mailLink } from '#server/services/accounts/mail-link.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import { signUp } from '#server/services/accounts/sign-up.ts';
import { makeWholeOrder } from '#test/access/make-whole-order.ts';
import { belongingToUsers, makeRows, type Row } from '#test/access/make-rows.ts';
import { readTables } from '#test/access/read-tables.ts';
import { openBrowserOf } from '#test/open-browser.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  anyone,
  sessionActor,
  anonymousAt,
  userActor,
  later,
} from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { expireAccounts } from './expire-accounts.ts';
import { keepAccount } from './keep-account.ts';
import { requestDeletion } from './request-deletion.ts';

const services = await openTestServices();
const { db, storage } = services;
const { folder: uploadsFolder } = services.uploads;
const client = new pg.Client(services.ownerConnection);
await client.connect();
afterAll(() => client.end());
/** A new one is among them without being listed. */
const tablesOfAPerson = belongingToUsers(await readTables(client));
const visitor = anonymousAt('10.7.0.1');
const hour = 60 * 60 * 1000;
const day = 24 * hour;

type Entered = { cookie: Headers; session: Session };

async function enter(email: string): Promise<Entered> {
  const browser = await openBrowserOf(services, email, { ip: visitor.ip });
  return { cookie: browser.cookies(), session: await browser.session() };
}

const isOpen = async ({ cookie }: Entered) =>
  (await readSession(services, anyone, cookie)).session !== null;

const ask = ({ session, cookie }: Entered, typed: { email?: string; password?: string } = {}) =>
  requestDeletion(services, sessionActor(session), {
    headers: cookie,
    email: typed.email ?? session.email,
    currentPassword: typed.password ?? testPassword,
  });

const dueOf = async (email: string) =>
  (
    await db.service
      .selectFrom('users')
      .select('deletion_due_at')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.deletion_due_at;

/** Lets the date of this account come, an hour ago. */
const letItBeDue = (email: string) =>
  db.service
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() - day / 24) })
    .where('email', '=', email)
    .execute();

const mailsOf = (email: string) =>
  services.mailed.filter((mail) => mail.email === email).map(({ kind }) => kind);

/** A person with something of every kind, in every place. */
async function makeRichPerson(email: string) {
  const { userId } = await makePerson(services, email);
  const { rows: found } = await client.query<{ row: Row }>(
    'select to_jsonb(users) as row from users where id = $1',
    [userId],
  );
  const rows = await makeRows(client, tablesOfAPerson, found[0]?.row ?? {});
  const idIn = (table: string) => String(rows.get(table)?.id);
  const [project, upload] = [idIn('projects'), idIn('uploads')];
  const { orderId, image } = await makeWholeOrder(services, { userId, email });
  await storage.put('transfers', image, Buffer.from('x'));
  for (const name of [upload, `${upload}.json`]) await writeFile(join(uploadsFolder, name), 'x');
  for (const bucket of buckets) {
    await storage.put(bucket, `${userId}/covers/1_a_320.webp`, Buffer.from('x'));
    await storage.put(bucket, `${userId}/tracks/1_a`, Buffer.from('x'));
  }
  await services.limits.countAttempt('signInDevice', `${email} 0a`);
  await services.limits.countAttempt('code', userId);
  await services.limits.consume('mailAddress', email);
  await services.limits.consume('uploadUser', userId);
  await mailLink(services, visitor, { purpose: 'password-reset', email });
  await services.jobs.send('mail-about-guesses', { email });
  await services.jobs.send('send-mail', { to: email, subject: 's', html: 'h', text: 't' });
  return { userId, project, upload, image, orderId };
}

/** Where something of this person still is: once for each row that names them, and each file. */
async function tracesOf(email: string, { userId, project, upload, image }: Record<string, string>) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db.service);
  const names = [email, userId, project, upload].map(
    (word) => new RegExp(`(?<![\\w.-])${word}(?![\\w.-])`),
  );
  const traces: string[] = [];
  for (const name of [...tables.map((table) => `public.${table.name}`), 'jobs.job']) {
    if (name === 'public.migrations') continue;
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t`.execute(db.service);
    const found = rows.filter(({ text }) => names.some((one) => one.test(text)));
    traces.push(...found.map(() => name.replace('public.', '')));
  }
  const mails = (await services.queuedMails()).filter((mail) =>
    names.some((one) => one.test(mail.to)),
  );
  traces.push(...mails.map(() => 'jobs.job'));
  for (const bucket of buckets) {
    for (const path of [`${userId}/covers/1_a_320.webp`, `${userId}/tracks/1_a`]) {
      if ((await storage.size(bucket, path)) !== null) traces.push(`${bucket} ${path}`);
    }
  }
  if ((await storage.size('transfers', image ?? '')) !== null) traces.push(`transfers ${image}`);
  const incoming = (await readdir(uploadsFolder)).filter((name) => name.startsWith(upload ?? ''));
  return [...traces, ...incoming].toSorted();
}

/** All that is kept of one order, table by table. */
async function moneyOf(orderId: string) {
  const rowsOf = async (table: string, condition: string) => {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${condition} order by t::text`,
      [orderId],
    );
    return rows.map(({ row }) => row);
  };
  const ofAttempts = (column: string) =>
    `(select ${column} from payment_attempts where order_id = $1)`;
  return {
    orders: await rowsOf('orders', 'id = $1'),
    payment_attempts: await rowsOf('payment_attempts', 'order_id = $1'),
    transfer_reports: await rowsOf('transfer_reports', `attempt_id in ${ofAttempts('id')}`),
    payments: await rowsOf('payments', 'order_id = $1'),
    refunds: await rowsOf('refunds', 'order_id = $1'),
    receipts: await rowsOf('receipts', 'order_id = $1'),
    ledger_entries: await rowsOf('ledger_entries', 'order_id = $1'),
    provider_events: await rowsOf(
      'provider_events',
      `(subject_reference in ${ofAttempts('reference')} or subject_id in ${ofAttempts('provider_id')})`,
    ),
  };
}

test('asking takes the right address and the right password, and nothing less', async () => {
  await makePerson(services, 'ana@ejemplo.co');
  const ana = await enter('ana@ejemplo.co');
  await expect(ask(ana, { email: 'luis@ejemplo.co' })).rejects.toMatchObject({
    code: 'account.other-email',
  });
  await expect(ask(ana, { password: 'no es' })).rejects.toMatchObject({
    code: 'auth.wrong-password',
  });
  expect(await dueOf('ana@ejemplo.co')).toBeNull();
  expect(await isOpen(ana)).toBe(true);
  for (let count = 2; count <= 10; count += 1) {
    await expect(ask(ana, { password: 'no es' })).rejects.toMatchObject({
      code: 'auth.wrong-password',
    });
  }
  await expect(ask(ana)).rejects.toMatchObject({ code: 'rate.limited' });
});

test('asking ends every session, gives seven days and says so by mail', async () => {
  await makePerson(services, 'rosa@ejemplo.co');
  await makePerson(services, 'luis@ejemplo.co');
  const [here, there] = [await enter('rosa@ejemplo.co'), await enter('rosa@ejemplo.co')];
  const luis = await enter('luis@ejemplo.co');
  const headers = await ask(here);
  expect(headers.getSetCookie()[0]).toMatch(/session_token=;.*Max-Age=0/i);
  expect(await isOpen(here)).toBe(false);
  expect(await isOpen(there)).toBe(false);
  const left = ((await dueOf('rosa@ejemplo.co'))?.getTime() ?? 0) - Date.now();
  expect(left / day).toBeCloseTo(7, 2);
  expect(mailsOf('rosa@ejemplo.co')).toEqual(['deletionRequested']);

  expect(await isOpen(luis)).toBe(true);
  expect(await dueOf('luis@ejemplo.co')).toBeNull();
  expect(mailsOf('luis@ejemplo.co')).toEqual([]);
});

test('whoever signs in again is led to where the account can be kept, and keeps it', async () => {
  const { userId } = await makePerson(services, 'eva@ejemplo.co');
  await ask(await enter('eva@ejemplo.co'));
  const landing = async (returnTo: string) => {
    const fields = { email: 'eva@ejemplo.co', password: testPassword };
    const { headers } = await signIn(services, visitor, { headers: new Headers(), ...fields });
    return landingOf(services, anyone, { headers, returnTo });
  };
  expect(await landing('/dashboard')).toBe('/dashboard/ajustes/eliminacion');
  const back = await enter('eva@ejemplo.co');
  expect(back.session.deletionDueAt).toBeInstanceOf(Date);
  await keepAccount(services, userActor(userId));
  expect((await readSession(services, anyone, back.cookie)).session?.deletionDueAt).toBeNull();
  expect(await landing('/dashboard')).toBe('/dashboard');
  expect(await landing('//malo.example')).toBe('/');
  await expireAccounts(services, system);
  expect(await dueOf('eva@ejemplo.co')).toBeNull();
});

test('nothing is deleted before its time, and all of it then', async () => {
  const omar = await makeRichPerson('omar@ejemplo.co');
  const before = await tracesOf('omar@ejemplo.co', omar);
  await ask(await enter('omar@ejemplo.co'));
  expect(await expireAccounts(later(services, 7 * day - hour), system)).toBe(0);
  expect(await tracesOf('omar@ejemplo.co', omar)).toEqual(
    before.filter((place) => place !== 'sessions'),
  );
  await expireAccounts(later(services, 7 * day + hour), system);
  expect(await tracesOf('omar@ejemplo.co', omar)).toEqual([]);
});

test('when the time has come nothing of the person is left anywhere, and all of everybody else', async () => {
  const juan = await makeRichPerson('juan@ejemplo.co');
  // An address that begins like the other.
  const other = await makeRichPerson('juan@ejemplo.co.co');
  const everything = await tracesOf('juan@ejemplo.co', juan);
  const tables = everything.filter((place) => /^[a-z_.]+$/.test(place));
  expect([...new Set(tables)]).toEqual(
    [
      // What waits to be mailed of distributions names them alone, and goes with them.
      ...tablesOfAPerson.map(({ name }) => name).filter((name) => name !== 'distribution_news'),
      ...['jobs.job', 'rate_limits', 'users', 'verifications'],
      // These stay, and name nobody.
      ...['orders', 'payment_attempts', 'transfer_reports', 'provider_events'],
    ].toSorted(),
  );
  expect(everything.length - tables.length).toBe(2 * buckets.length + 3);
  const others = await tracesOf('juan@ejemplo.co.co', other);
  await ask(await enter('juan@ejemplo.co'));
  await letItBeDue('juan@ejemplo.co');

  expect(await expireAccounts(services, system)).toBe(1);
  expect(await tracesOf('juan@ejemplo.co', juan)).toEqual([]);
  expect(await tracesOf('juan@ejemplo.co.co', other)).toEqual(others);
  expect(mailsOf('juan@ejemplo.co').slice(-2)).toEqual(['deletionRequested', 'accountErased']);
  await expect(enter('juan@ejemplo.co')).rejects.toMatchObject({ code: 'auth.bad-credentials' });

  const again = { password: 'canción ñ', fullName: 'Juan Otra Vez', role: 'artist' as const };
  await signUp(services, visitor, { ...again, email: 'juan@ejemplo.co' });
  expect(await dueOf('juan@ejemplo.co')).toBeNull();
  expect(await expireAccounts(services, system)).toBe(0);
});

test('after a crash at any step the next hour goes on, and the last mail is sent once', async () => {
  const email = 'ines@ejemplo.co';
  const ines = await makeRichPerson(email);
  await ask(await enter(email));
  await letItBeDue(email);
  const crash = async () => {
    throw new Error('crash');
  };
  const crashing = [
    { ...services, locks: { ...services.locks, run: crash } },
    { ...services, storage: { ...storage, removeAll: crash } },
    {
      ...services,
      storage: {
        ...storage,
        removeAll: async (bucket: (typeof buckets)[number], folder: string) =>
          bucket === 'demos' ? crash() : storage.removeAll(bucket, folder),
      },
    },
    { ...services, jobs: { ...services.jobs, deleteJobs: crash } },
    { ...services, limits: { ...services.limits, deleteAll: crash } },
    {
      ...services,
      accounts: {
        ...services.accounts,
        mails: { ...services.accounts.mails, accountErased: crash },
      },
    },
  ];
  for (const broken of crashing) {
    expect(await expireAccounts(broken, system)).toBe(0);
    expect(await dueOf(email)).toBeInstanceOf(Date);
    // From the first step on, nobody gets in and nobody keeps it.
    await expect(enter(email)).rejects.toMatchObject({ code: 'auth.bad-credentials' });
    await expect(keepAccount(services, userActor(ines.userId))).rejects.toMatchObject({
      code: 'account.being-deleted',
    });
  }
  expect(mailsOf(email)).not.toContain('accountErased');
  expect(await expireAccounts(services, system)).toBe(1);
  expect(await expireAccounts(services, system)).toBe(0);
  expect(await tracesOf(email, ines)).toEqual([]);
  expect(mailsOf(email).filter((kind) => kind === 'accountErased')).toHaveLength(1);
});

test('what was paid stays to the last amount and names nobody; a neighbour’s is not touched', async () => {
  const [email, neighbour] = ['sol@ejemplo.co', 'luz@ejemplo.co'];
  const { userId, orderId, image } = await makeRichPerson(email);
  const beside = await makeRichPerson(neighbour);
  // Of a provider that said something new, which is still to be done.
  await db.service
    .insertInto('provider_events')
    .values(({ selectFrom }) => ({
      ...{ provider: 'wompi', id: 'waiting', body: 'still to be read' },
      subject_reference: selectFrom('payment_attempts')
        .select('reference')
        .where('order_id', '=', orderId)
        .where('provider', '=', 'wompi'),
      ...{ received_at: new Date(), next_try_at: new Date() },
    }))
    .execute();
  const [before, besideBefore] = [await moneyOf(orderId), await moneyOf(beside.orderId)];
  await ask(await enter(email));
  await letItBeDue(email);
  expect(await expireAccounts(services, system)).toBe(1);

  const nobody = { user_id: null, client_name: null, client_email: null };
  const search = expect.stringMatching(/^ \w{8} mezcla +$/);
  expect(await moneyOf(orderId)).toEqual({
    ...before,
    orders: before.orders.map((order) => ({ ...order, ...nobody, search })),
    payment_attempts: before.payment_attempts.map((attempt) => ({ ...attempt, url: null })),
    transfer_reports: before.transfer_reports.map((report) => ({
      ...{ ...report, reference: '—', note: null, image_path: null },
    })),
    provider_events: before.provider_events.map((event) =>
      event.applied_at ? { ...event, body: '' } : event,
    ),
  });
  const waiting = before.provider_events.filter((event) => event.applied_at === null);
  expect([before.provider_events.length, waiting.length]).toEqual([3, 1]);
  const kept = JSON.stringify(await moneyOf(orderId));
  for (const word of [email, userId, 'Ñandú', image]) expect(kept).not.toContain(word);
  expect(await storage.size('transfers', image)).toBeNull();

  expect(await moneyOf(beside.orderId)).toEqual(besideBefore);
  expect(JSON.stringify(besideBefore)).toContain(neighbour);
  expect(await storage.size('transfers', beside.image)).toBe(1);
});

test('the mails about what was written to the studio are not the account’s', async () => {
  const email = 'nube@ejemplo.co';
  await makePerson(services, email);
  await ask(await enter(email));
  const mail = { to: email, html: 'h', text: 't' };
  const [id, entryId] = [randomUUID(), randomUUID()];
  await services.jobs.send('send-mail', { ...mail, subject: 'Cambiaste tu contraseña' });
  await services.jobs.send('send-mail', {
    ...{ ...mail, subject: 'Respuesta a tu solicitud' },
    about: { kind: 'request', id, entryId },
  });
  await services.jobs.send('send-mail', { ...mail, subject: 'Cotización', rows: [id] });
  await letItBeDue(email);
  expect(await expireAccounts(services, system)).toBe(1);
  const waiting = (await services.queuedMails()).filter(({ to }) => to === email);
  expect(waiting.map(({ subject }) => subject).toSorted()).toEqual([
    'Cotización',
    'Respuesta a tu solicitud',
  ]);
});

test('one account that cannot be deleted does not keep the others', async () => {
  const [stuck, free] = ['paz@ejemplo.co', 'beto@ejemplo.co'];
  for (const email of [stuck, free]) {
    await makePerson(services, email);
    await ask(await enter(email));
    await letItBeDue(email);
  }
  const deleteJobs = async (name: 'mail-about-guesses', data: { email?: string }) => {
    if (data.email === stuck) throw new Error('stuck');
    await services.jobs.deleteJobs(name, data);
  };
  const broken = { ...services, jobs: { ...services.jobs, deleteJobs } };
  expect(await expireAccounts(broken as typeof services, system)).toBe(1);
  expect(await dueOf(free)).toBeUndefined();
  expect(await dueOf(stuck)).toBeInstanceOf(Date);
  expect(await expireAccounts(services, system)).toBe(1);
});

test('whoever keeps the account at the last moment keeps it whole', async () => {
  const email = 'mar@ejemplo.co';
  const mar = await makeRichPerson(email);
  await ask(await enter(email));
  await letItBeDue(email);
  const before = await tracesOf(email, mar);
  let deleting: Promise<number> | undefined;
  await db.service.transaction().execute(async (trx) => {
    await keepAccount({ db: { ...db, service: trx } }, userActor(mar.userId));
    deleting = expireAccounts(services, system);
    await waitUntilBlocking(trx, db);
  });
  expect(await deleting).toBe(0);
  expect(await tracesOf(email, mar)).toEqual(before);
});
