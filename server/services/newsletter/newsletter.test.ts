import { expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { audited } from '#test/audited.ts';
import { openTestServices, anyone, anonymousAt } from '#test/test-services.ts';
import { confirmSubscription, unsubscribe } from './follow-links.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { expireUnconfirmed } from './expire-unconfirmed.ts';
import { mailUnsubscribeLink } from './mail-unsubscribe-link.ts';
import { maskAddress } from '../mask-address.ts';
import { readConfirmLink, readUnsubscribeLink } from './read-links.ts';
import { subscribe } from './subscribe.ts';

const services = await openTestServices();
const { mails: newsletterMails } = services.newsletter;
const now = new Date('2026-11-20T15:00:00Z');
const later = (days: number) => new Date(+now + days * 24 * 3600 * 1000);
let visits = 0;
/** The services as they are at another time. */
const at = (time: Date) => ({ ...services, now: () => time });

const visitor = () => anonymousAt(`10.9.0.${(visits += 1)}`);

const mailed: { to: string; subject: string; text: string; stopUrl?: string }[] = [];
await services.jobs.work('send-mail', async (mail) => void mailed.push(mail));
const mailsTo = (email: string) => mailed.filter(({ to }) => to === email);

const ask = (email: string, when = now) =>
  subscribe(at(when), visitor(), { email, consent: 'on', website: '' });

const rowOf = (email: string) =>
  services.db.service
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Waits until every mail that was asked for before has gone out. */
async function everyMailSent(): Promise<void> {
  const to = `marca.${(visits += 1)}@ejemplo.co`;
  await ask(to);
  await vi.waitFor(() => expect(mailsTo(to)).toHaveLength(1), { timeout: 10_000 });
}

const linkIn = (text: string) =>
  new URL(/http\S+de=\S+/.exec(text)?.[0] ?? '').searchParams.get('de');

const leaveInvalid = expect.objectContaining({ code: 'newsletter.leave-invalid' });
const invalid = expect.objectContaining({ code: 'newsletter.link-invalid' });

test('an address is on the list only after its owner pressed the button', async () => {
  const email = 'ana@ejemplo.co';
  await ask(email);
  expect(await rowOf(email)).toMatchObject({
    status: 'pending',
    consent: { text: expect.stringContaining('boletín'), ip: expect.any(String) },
  });
  await everyMailSent();
  expect(mailsTo(email)).toHaveLength(1);
  const [asked] = mailsTo(email);
  expect(asked?.stopUrl).toBeUndefined();
  const token = linkIn(asked?.text ?? '') ?? '';

  await confirmSubscription(at(later(1)), anyone, token);
  await confirmSubscription(at(later(1)), anyone, token);
  expect(await rowOf(email)).toMatchObject({ status: 'confirmed', confirmed_at: later(1) });
  await everyMailSent();
  expect(mailsTo(email)).toHaveLength(2);
  const welcome = mailsTo(email)[1];
  expect(welcome?.stopUrl).toContain('/boletin/baja?de=');

  // Asking again shows nobody but the owner that the address is on the list.
  await ask(email);
  expect((await rowOf(email)).status).toBe('confirmed');
  await everyMailSent();
  expect(mailsTo(email)).toHaveLength(3);
  expect(mailsTo(email)[2]).toMatchObject({
    subject: expect.stringContaining('Ya recibes el boletín'),
    text: expect.stringContaining('no tienes que hacer nada'),
    stopUrl: welcome?.stopUrl,
  });

  const leave = new URL(welcome?.stopUrl ?? '').searchParams.get('de') ?? '';
  await unsubscribe(at(later(2)), anyone, leave);
  await unsubscribe(at(later(3)), anyone, leave);
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', unsubscribed_at: later(2) });
  await everyMailSent();
  expect(mailsTo(email)).toHaveLength(3);

  // The old link does not bring back who left; a new one does.
  await expect(confirmSubscription(at(later(3)), anyone, token)).rejects.toEqual(invalid);
  await ask(email, later(4));
  await confirmSubscription(at(later(5)), anyone, token);
  expect(await rowOf(email)).toMatchObject({
    status: 'confirmed',
    consent: { granted_at: later(4).toISOString() },
    asked_consent: null,
    unsubscribed_at: null,
  });
});

test('who left has left still when somebody else asks with their address', async () => {
  const email = 'dejenme@ejemplo.co';
  await ask(email);
  const { id } = await rowOf(email);
  await confirmSubscription(at(now), anyone, newsletterMails.tokenOf('confirm', id));
  await unsubscribe(at(later(1)), anyone, newsletterMails.tokenOf('leave', id));
  const left = await rowOf(email);
  await ask(email, later(2));
  for (const passed of [2, 31]) {
    await expireUnconfirmed(at(later(passed)), system);
    expect(await rowOf(email)).toMatchObject({ status: 'pending', consent: left.consent });
  }
  await expireUnconfirmed(at(later(40)), system);
  expect(await rowOf(email)).toEqual({ ...left, asked_at: later(2) });
});

test('a link takes its own address off the list, and no other', async () => {
  const emails = ['sale@ejemplo.co', 'queda@ejemplo.co'];
  for (const email of emails) {
    await ask(email);
    const { id } = await rowOf(email);
    await confirmSubscription(at(now), anyone, newsletterMails.tokenOf('confirm', id));
  }
  const { id } = await rowOf('sale@ejemplo.co');
  await unsubscribe(at(later(1)), anyone, newsletterMails.tokenOf('leave', id));
  const states = await Promise.all(emails.map(async (email) => (await rowOf(email)).status));
  expect(states).toEqual(['unsubscribed', 'confirmed']);
});

test('a link is good for seven days and for its own purpose', async () => {
  const email = 'luis@ejemplo.co';
  await ask(email);
  const { id } = await rowOf(email);
  const confirm = newsletterMails.tokenOf('confirm', id);
  await expect(confirmSubscription(at(later(8)), anyone, confirm)).rejects.toEqual(invalid);
  for (const token of ['', 'x', `${id}.`, newsletterMails.tokenOf('leave', id), `${confirm}x`]) {
    await expect(confirmSubscription(at(now), anyone, token)).rejects.toEqual(invalid);
  }
  await expect(unsubscribe(services, anyone, confirm)).rejects.toEqual(leaveInvalid);
  expect((await rowOf(email)).status).toBe('pending');
});

test('a link says before it is pressed whether it is good, and whose it is', async () => {
  const email = 'mira@ejemplo.co';
  await ask(email);
  const { id } = await rowOf(email);
  const [confirm, leave] = [
    newsletterMails.tokenOf('confirm', id),
    newsletterMails.tokenOf('leave', id),
  ];
  const masked = 'm•••@ejemplo.co';
  expect(await readConfirmLink(at(later(6)), anyone, confirm)).toEqual({
    email: masked,
    done: false,
  });
  expect(await readConfirmLink(at(later(8)), anyone, confirm)).toBeNull();
  expect((await rowOf(email)).status).toBe('pending');
  await confirmSubscription(at(later(1)), anyone, confirm);
  expect(await readConfirmLink(at(later(40)), anyone, confirm)).toEqual({
    email: masked,
    done: true,
  });
  expect(await readUnsubscribeLink(services, anyone, leave)).toEqual({
    email: masked,
    done: false,
  });
  expect((await rowOf(email)).status).toBe('confirmed');
  await unsubscribe(services, anyone, leave);
  expect(await readUnsubscribeLink(services, anyone, leave)).toEqual({ email: masked, done: true });
  expect(await readConfirmLink(at(later(1)), anyone, confirm)).toBeNull();
  for (const bad of ['', 'x', leave.slice(0, -3)])
    expect(await readUnsubscribeLink(services, anyone, bad)).toBeNull();
});

test.each([
  ['a@x.co', 'a•••@x.co'],
  ['ñandú.largo@sub.ejemplo.co', 'ñ•••@sub.ejemplo.co'],
  ['"a@b"@x.co', '"•••@x.co'],
])('%s is shown as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});

test('the way out is mailed to who is on the list, so often and to nobody else', async () => {
  const email = 'perdido@ejemplo.co';
  await ask(email);
  await ask('sinconfirmar@ejemplo.co');
  const { id } = await rowOf(email);
  await confirmSubscription(at(now), anyone, newsletterMails.tokenOf('confirm', id));
  for (const to of ['PERDIDO@ejemplo.co', 'sinconfirmar@ejemplo.co', 'nadie@ejemplo.co'])
    await mailUnsubscribeLink(services, visitor(), { email: to });
  await everyMailSent();
  expect(mailsTo('nadie@ejemplo.co')).toEqual([]);
  expect(
    mailsTo('sinconfirmar@ejemplo.co')
      .map(({ text }) => text)
      .join(),
  ).not.toContain('baja');
  const { text = '' } = mailsTo(email).at(-1) ?? {};
  expect(text).toContain('/boletin/baja?de=');
  await unsubscribe(services, anyone, linkIn(text) ?? '');
  expect((await rowOf(email)).status).toBe('unsubscribed');

  for (let n = 1; n < 5; n += 1) await mailUnsubscribeLink(services, visitor(), { email });
  await expect(mailUnsubscribeLink(services, visitor(), { email })).rejects.toMatchObject({
    code: 'rate.limited',
  });
});

test('the file for the staff holds the confirmed addresses, harmless for a spreadsheet', async () => {
  const { db } = services;
  const rows = ['=cmd@ejemplo.co', 'ñandu@ejemplo.co'].map((email) => ({
    email,
    consent: '{}',
    status: 'confirmed' as const,
    confirmed_at: now,
  }));
  await db.service.insertInto('newsletter_subscribers').values(rows).execute();
  const userId = '00000000-0000-4000-8000-000000000001';
  const staff = { ...anyone, kind: 'staff', userId } as const;
  const text = await new Response(exportSubscribers(services, staff)).text();
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('"correo";"confirmado"');
  expect(lines).toContain(`"'=cmd@ejemplo.co";"2026-11-20T15:00:00.000Z"`);
  expect(lines).toContain('"ñandu@ejemplo.co";"2026-11-20T15:00:00.000Z"');
  expect(text).not.toContain('luis@ejemplo.co');
  expect(await audited(services, 'export-subscribers')).toEqual([
    { staffId: userId, kind: 'newsletter', id: null, before: null, after: null },
  ]);
});

test('addresses that never confirmed are deleted after thirty days', async () => {
  await ask('nunca@ejemplo.co', later(-31));
  expect(await expireUnconfirmed(at(now), system)).toBe(1);
  const left = await services.db.service
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('email', 'in', ['nunca@ejemplo.co', 'luis@ejemplo.co'])
    .execute();
  expect(left).toEqual([{ email: 'luis@ejemplo.co' }]);
});

test('what a program filled in is not asked by mail', async () => {
  const robot = { email: 'robot@ejemplo.co', consent: 'on', website: 'x' } as const;
  await subscribe(at(now), visitor(), robot);
  await expect(rowOf(robot.email)).rejects.toThrow('no result');
});
