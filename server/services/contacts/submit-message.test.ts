import { expect, test } from 'vitest';
import { contactConsent } from '#content/data-consent.ts';
import { publicPaths } from '#content/public-paths.ts';
import { openTestServices, anonymousAt } from '#test/test-services.ts';
import { system } from '#server/actor.ts';
import { mailCopies } from './mail-copies.ts';
import { createMessageMails } from './message-mails.ts';
import { quickProposal } from './message.ts';
import { submitMessage } from './submit-message.ts';

const services = await openTestServices();
const visitor = anonymousAt('10.1.1.1', 'Firefox/144.0');
const now = new Date('2026-11-20T22:00:00Z');

const written = {
  name: 'Canción Ñandú — ¿qué?',
  email: 'nandu@ejemplo.co',
  phone: '+573001234567',
  service: 'video',
  page: '/',
  message: "Hola';\ndrop table contacts; --",
  consent: 'on',
  website: '',
} as const;

const rows = (table: 'contacts' | 'contact_submissions') =>
  services.db.service.selectFrom(table).selectAll().where('email', '=', written.email).execute();

test('a message is kept as it was written, with the proof of consent', async () => {
  await submitMessage({ ...services, now: () => now }, visitor, { table: 'contacts', written });
  const [row, ...others] = await rows('contacts');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: written.name,
    phone: written.phone,
    service: 'video',
    message: written.message,
    page: '/',
    consent: {
      granted_at: '2026-11-20T22:00:00.000Z',
      text: contactConsent,
      ip: '10.1.1.1',
      user_agent: 'Firefox/144.0',
    },
  });
});

test('a form posted twice, even at once, is one message; another day it is another', async () => {
  const quick = quickProposal(written, '/manejo-artistico');
  const take = (when: Date) =>
    submitMessage({ ...services, now: () => when }, visitor, {
      table: 'contact_submissions',
      written: quick,
    });
  await Promise.all([take(now), take(now)]);
  expect(await rows('contact_submissions')).toMatchObject([
    { service: 'quick-contact', status: 'new', phone: null, page: '/manejo-artistico' },
  ]);
  await take(new Date(now.getTime() + 24 * 3600 * 1000));
  expect(await rows('contact_submissions')).toHaveLength(2);
});

test('what a program filled in is not kept', async () => {
  const before = await rows('contacts');
  await submitMessage(services, visitor, {
    table: 'contacts',
    written: {
      ...written,
      message: 'Gane dinero',
      website: 'https://spam.example',
    },
  });
  expect(await rows('contacts')).toEqual(before);
  expect(await copies(written.email)).not.toContainEqual(expect.stringContaining('Gane dinero'));
});

const copies = async (email: string) => {
  await mailCopies(services, system);
  return (await services.queuedMails()).filter(({ to }) => to === email).map(({ text }) => text);
};

test('its writer gets a copy: once, however often it is posted', async () => {
  const email = 'copia@ejemplo.co';
  const take = () =>
    submitMessage({ ...services, now: () => now }, visitor, {
      table: 'contacts',
      written: { ...written, email },
    });
  expect(await Promise.all([take(), take()])).toEqual([{ isCopied: true }, { isCopied: true }]);
  expect(await copies(email)).toEqual([expect.stringContaining('> drop table contacts; --')]);
  expect(await copies(email)).toEqual([expect.stringContaining('> Qué necesitas: Video')]);
});

test('a copy that could not be put in the queue is due until it is, of a proposal with its facts', async () => {
  const email = 'cola@ejemplo.co';
  const mails = createMessageMails({
    ...services.jobs,
    send: () => Promise.reject(new Error('full')),
  });
  const failing = { ...services, contacts: { ...services.contacts, mails } };
  const attachment = { path: 'x/demo', sha256: 'x', mimeType: 'audio/wav' };
  await submitMessage(services, visitor, {
    ...{ table: 'contact_submissions', attachment },
    written: { ...written, email },
  });
  await expect(mailCopies(failing, system)).rejects.toThrow('full');
  const both = await Promise.all([copies(email), copies(email)]);
  expect(both.flat()).toContainEqual(
    expect.stringContaining(
      '> Qué necesitas: Video\n> Celular o teléfono: +573001234567\n> Demo: adjunto\n',
    ),
  );
  expect(await copies(email)).toHaveLength(1);
});

test('a message that was deleted meanwhile is copied to nobody', async () => {
  const email = 'olvido@ejemplo.co';
  await submitMessage(services, visitor, { table: 'contacts', written: { ...written, email } });
  await services.db.service.deleteFrom('contacts').where('email', '=', email).execute();
  expect(await copies(email)).toEqual([]);
});

test('a stranger cannot be flooded with copies: five a day, and the messages are kept', async () => {
  const email = 'ajena@ejemplo.co';
  const sent = [];
  for (let n = 0; n < 7; n += 1) {
    const address = n % 2 === 0 ? email : email.toUpperCase();
    const from = anonymousAt(`10.4.0.${n}`, '');
    const { isCopied } = await submitMessage(services, from, {
      table: 'contacts',
      written: {
        ...written,
        email: address,
        message: `${n}`,
      },
    });
    sent.push(isCopied);
  }
  expect(sent).toEqual([true, true, true, true, true, false, false]);
  expect(await copies(email)).toHaveLength(3);
  expect(await copies(email.toUpperCase())).toHaveLength(2);
});

test('there is a limit for an address and one for a connection', async () => {
  const from = (ip: string, email: string, message: string) =>
    submitMessage({ ...services }, anonymousAt(ip, ''), {
      table: 'contacts',
      written: {
        ...written,
        email,
        message,
      },
    });
  const limited = expect.objectContaining({ code: 'rate.limited' });
  for (let n = 0; n < 10; n += 1) await from(`10.2.0.${n}`, 'una@ejemplo.co', `${n}`);
  await expect(from('10.2.0.99', 'UNA@ejemplo.co', 'otra')).rejects.toEqual(limited);
  for (let n = 0; n < 30; n += 1) await from('10.3.0.1', `una${n}@ejemplo.co`, `${n}`);
  await expect(from('10.3.0.1', 'otra@ejemplo.co', 'otra')).rejects.toEqual(limited);
});

test('every public page may be where somebody wrote from, and nothing that is no path', async () => {
  const keep = (pages: readonly string[]) =>
    services.db.service
      .insertInto('contacts')
      .values(
        pages.map((page) => ({ name: 'a', email: 'a@e.co', service: 'x', message: 'x', page })),
      )
      .execute();
  await keep(publicPaths);
  for (const page of ['', 'a', '//a', '/a?b', '/a\n', '/á', `/${'a'.repeat(200)}`])
    await expect(keep([page]), page).rejects.toMatchObject({ constraint: 'contacts_page_check' });
});
