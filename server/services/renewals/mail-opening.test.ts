import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { startTrial } from '#server/services/memberships/start-trial.ts';
import { openMembershipWorld } from '#test/membership-world.ts';
import { anonymousAt, openTestServices, testOrigin } from '#test/test-services.ts';
import { mailOpening } from './mail-opening.ts';
import { createOpeningMails } from './opening-mails.ts';

const opened = await openTestServices();
const { db } = opened;
const { services, newPerson } = await openMembershipWorld(opened, '2027-02-01T10:00');

/** As the form of /contact had it. */
const prefilled = 'Hola, quiero Premium (USD 30 al mes). Avísenme cuando se pueda pagar en línea.';
let ip = 0;
const write = (email: string, message = prefilled, service: 'multiple' | 'video' = 'multiple') =>
  submitMessage(services, anonymousAt(`10.2.0.${(ip += 1)}`), {
    table: 'contact_submissions',
    written: {
      ...{ name: 'Ñeca', email, phone: null, service, message },
      consent: 'on',
      website: '',
    },
  });
const mails = async () =>
  (await services.queuedMails()).filter(({ messageId }) => messageId?.startsWith('apertura-'));

test('who asked is told once something can be paid: each address once, however it was written', async () => {
  await write('neca@ejemplo.co');
  await write('Neca@Ejemplo.co', `${prefilled} Y gracias.`);
  await write('otra@ejemplo.co', 'Hola, quiero Premium (USD 30 al mes).');
  await write('video@ejemplo.co', prefilled, 'video');
  const member = await newPerson('ya@ejemplo.co');
  await write('YA@ejemplo.co');
  await startTrial(services, member);

  const unpayable = { ...services, payments: { ...services.payments, providers: [] } };
  expect(await mailOpening(unpayable, system)).toBe(0);
  const tried = { ...services, renewals: { ...services.renewals, isRehearsal: true } };
  expect(await mailOpening(tried, system)).toBe(0);
  expect(await mails()).toEqual([]);

  await Promise.all([1, 2, 3].map(() => mailOpening(services, system)));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to.toLowerCase()).toBe('neca@ejemplo.co');
  expect(mail?.subject).toBe('Premium ya se puede pagar en línea');
  expect(mail?.text).toContain(`${testOrigin}/digital-pro\n`);

  await write('neca@ejemplo.co', `${prefilled} ¿Todavía no?`);
  expect(await mailOpening(services, system)).toBe(0);
  expect(await mails()).toHaveLength(1);
});

test(
  'of more than fit in one transaction each is told, and what is not told is not noted',
  { tags: 'sweep' },
  async () => {
    const emails = Array.from({ length: 105 }, (_, index) => `muchos${index}@ejemplo.co`);
    await db.service
      .insertInto('contact_submissions')
      .values(
        emails.map((email) => ({
          ...{ name: 'Uno', email, message: prefilled },
          service: 'multiple',
        })),
      )
      .execute();
    const send = () => Promise.reject(new Error('full'));
    const full = createOpeningMails({ ...services.jobs, send }, { origin: testOrigin });
    const failing = { ...services, renewals: { mails: full, isRehearsal: false } };
    await expect(mailOpening(failing, system)).rejects.toThrow('full');
    expect(await mailOpening(services, system)).toBe(105);
    const told = (await mails()).map(({ to }) => to).filter((to) => to.startsWith('muchos'));
    expect(new Set(told)).toEqual(new Set(emails));
  },
);
