import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { arrivalsTo } from '#content/staff-notices.ts';
import { system } from '#server/actor.ts';
import { mailCopies } from '#server/services/contacts/mail-copies.ts';
import { supportTicket } from '#server/services/contacts/message.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { anonymousAt, makeStaff, openTestServices, testOrigin } from '#test/test-services.ts';
import { completeByPerson } from '../legal-requests/complete-request.ts';
import { fileRequest } from '../legal-requests/file-request.ts';
import { askForMissing } from '../legal-requests/move-request.ts';
import { toRequestId } from '../legal-requests/request-id.ts';
import { createArrivalMails } from './arrival-mails.ts';
import { mailArrivals } from './mail-arrivals.ts';

const services = await openTestServices();
const { db, limits } = services;

let senders = 0;
async function write(
  table: 'contacts' | 'contact_submissions',
  message: string,
  { isCopied = true } = {},
) {
  senders += 1;
  await submitMessage(services, anonymousAt(`10.7.0.${senders}`), {
    table,
    written: {
      name: 'Canción Ñandú — ¿qué?',
      email: `nandu${senders}@ejemplo.co`,
      phone: null,
      service: table === 'contacts' ? 'video' : 'quick-contact',
      message,
      consent: 'on',
      website: '',
    },
  });
  if (isCopied) await mailCopies(services, system);
}

const notices = async () =>
  (await services.queuedMails()).filter(({ to }) => arrivalsTo.includes(to));
const aMinuteLater = () => limits.reset('arrivalsMail', 'staff');

beforeEach(async () => {
  await db.service.deleteFrom('arrivals').execute();
  await db.servicePool.query(`delete from jobs.job`);
  await aMinuteLater();
});

test('a message is mailed to the staff at once, and those that follow together a minute later', async () => {
  await write('contacts', 'Quiero un video');
  await mailArrivals(services, system);
  expect(await notices()).toMatchObject([
    {
      to: arrivalsTo[0],
      subject: 'Mensaje nuevo: Canción Ñandú — ¿qué? · Video',
      text: expect.stringContaining(
        `> Quiero un video\n\nAbrir y responder:\n${testOrigin}/auth?volver=/admin/dashboard`,
      ),
    },
  ]);

  await write('contacts', 'dos');
  await mailArrivals(services, system);
  await write('contact_submissions', 'tres');
  await mailArrivals(services, system);
  expect(await notices()).toHaveLength(1);

  await aMinuteLater();
  await mailArrivals(services, system);
  await aMinuteLater();
  await mailArrivals(services, system);
  expect((await notices()).slice(1)).toMatchObject([
    {
      subject: '2 mensajes nuevos',
      text: expect.stringMatching(
        /· Contacto rápido\n> tres\n[^]*· Video\n> dos\n[^]*\/auth\?volver=\/admin\/contact-submissions$/,
      ),
    },
  ]);
});

test('a message asks for the job that says so', async () => {
  let nudges = 0;
  const arrivals = { ...services.arrivals, nudge: () => (nudges += 1) };
  const written = {
    name: 'Ana',
    email: 'ana@ejemplo.co',
    phone: null,
    service: 'video',
    message: 'hola',
    consent: 'on',
    website: '',
  } as const;
  const asking = { ...services, arrivals };
  const send = () => submitMessage(asking, anonymousAt('10.7.2.1'), { table: 'contacts', written });
  await Promise.all([send(), send()]);
  expect(nudges).toBe(1);
});

test('what is not copied yet is in the next notice, and its writer gets the copy', async () => {
  await write('contacts', 'copiado');
  await write('contacts', 'hola', { isCopied: false });
  await mailArrivals(services, system);
  expect((await notices()).map(textOf)).toEqual([expect.stringContaining('> copiado')]);
  await aMinuteLater();
  await mailArrivals(services, system);
  expect(await notices()).toHaveLength(1);
  await mailCopies(services, system);
  await mailArrivals(services, system);
  expect((await notices()).map(textOf)).toEqual([
    expect.not.stringContaining('> hola'),
    expect.stringContaining('> hola'),
  ]);
  const copies = (await services.queuedMails()).filter(({ text }) => text.includes('hola'));
  expect(copies.map(({ to }) => to)).toContain(`nandu${senders}@ejemplo.co`);
});
const textOf = ({ text }: { text: string }) => text;

test('two processes at once send one notice', async () => {
  await write('contacts', 'hola');
  await Promise.all([1, 2, 3, 4].map(() => mailArrivals(services, system)));
  expect(await notices()).toHaveLength(1);
});

test('what could not be mailed is in the next notice', async () => {
  await write('contacts', 'hola');
  const jobs = { ...services.jobs, send: () => Promise.reject(new Error('full')) };
  const failing = {
    ...services,
    arrivals: { ...services.arrivals, mails: createArrivalMails(jobs, { origin: testOrigin }) },
  };
  await expect(mailArrivals(failing, system)).rejects.toThrow('full');
  await aMinuteLater();
  await mailArrivals(services, system);
  expect(await notices()).toMatchObject([{ subject: expect.stringContaining('Mensaje nuevo') }]);
});

test('a limit that cannot be counted fails the job, which is tried again', async () => {
  await write('contacts', 'hola');
  const consume = () => Promise.reject(new Error('away'));
  const failing = { ...services, limits: { ...limits, consume } };
  await expect(mailArrivals(failing, system)).rejects.toThrow('away');
  await mailArrivals(services, system);
  expect(await notices()).toHaveLength(1);
});

test('of many the newest are shown, and the rest are counted', async () => {
  for (let n = 1; n <= 23; n += 1) await write('contacts', `mensaje ${n}.`);
  await mailArrivals(services, system);
  const [{ subject, text } = { subject: '', text: '' }] = await notices();
  expect(subject).toBe('23 mensajes nuevos');
  expect(text.match(/> mensaje \d+/g)?.slice(0, 2)).toEqual(['> mensaje 23', '> mensaje 22']);
  expect(text).toContain('> mensaje 4.\n\nY 3 más.');
  expect(text).not.toContain('mensaje 3.');
});

test('a message that was deleted meanwhile is in no notice', async () => {
  await write('contacts', 'me arrepentí');
  await db.service.deleteFrom('contacts').where('message', '=', 'me arrepentí').execute();
  await mailArrivals(services, system);
  expect(await notices()).toEqual([]);
});

test('a request is named by its radicado, and leads to where its term is seen', async () => {
  await fileRequest(services, anonymousAt('10.7.1.1'), {
    ...({ kind: 'complaint', name: 'Canción Ñandú — ¿qué?', email: 'n@ejemplo.co' } as const),
    ...{ phone: null, documentType: null, documentNumber: null, website: '' },
    ...({ subject: '¿Y mi mezcla?', facts: 'No llegó', consent: 'on' } as const),
  });
  await mailArrivals(services, system);
  expect(await notices()).toMatchObject([
    {
      subject: expect.stringMatching(/^Mensaje nuevo: Canción Ñandú — ¿qué\? · PQR \d{4}-000001$/),
      text: expect.stringMatching(
        /El plazo de la ley corre desde mañana[^]*> ¿Y mi mezcla\?\n[^]*\/auth\?volver=\/admin\/solicitudes$/,
      ),
    },
  ]);
});

test('what a person completes is in the next notice', async () => {
  const { token } = await fileRequest(services, anonymousAt('10.7.1.3'), {
    ...({ kind: 'complaint', name: 'Ñusta', email: 'nusta@ejemplo.co' } as const),
    ...{ phone: null, documentType: null, documentNumber: null, website: '' },
    ...({ subject: '¿Y mi mezcla?', facts: 'Tampoco', consent: 'on' } as const),
  });
  const staff = await makeStaff(services, 'equipo@ejemplo.co');
  const requestId = toRequestId(token.split('.')[0] ?? '');
  await askForMissing(services, staff, { requestId, entryId: randomUUID(), body: 'Falta.' });
  await mailArrivals(services, system);
  await aMinuteLater();
  await completeByPerson(services, anonymousAt('10.7.1.3'), { token, body: 'Fue en marzo.' });
  await mailArrivals(services, system);
  expect((await notices()).slice(1)).toMatchObject([
    {
      subject: expect.stringMatching(/^Mensaje nuevo: Ñusta · PQR \d{4}-\d{6}, completada$/),
      text: expect.stringMatching(
        /El plazo de la ley corre[^]*> Fue en marzo\.\n[^]*\/auth\?volver=\/admin\/solicitudes$/,
      ),
    },
  ]);
});

test('what is critical comes first and is named in the subject, then what is high, then the newest', async () => {
  const report = async (severity: 'alto' | 'critico' | 'bajo', message: string) => {
    senders += 1;
    await submitMessage(services, anonymousAt(`10.7.1.${senders}`), {
      table: 'contact_submissions',
      written: supportTicket(
        {
          ...{ name: 'Ñusta', email: 'nusta@ejemplo.co', message, place: '' },
          ...{ severity, consent: 'on', website: '' },
        },
        '/reportar-un-problema',
      ),
    });
  };
  const excerpts = (text: string | undefined) => text?.match(/(?<=^> ).*/gm);
  await report('critico', 'No carga');
  await mailCopies(services, system);
  await mailArrivals(services, system);
  expect(await notices()).toMatchObject([
    {
      subject: '1 crítico: Ñusta',
      text: expect.stringContaining('\n\nPrometimos responder en menos de 15 minutos.\n'),
    },
  ]);
  await aMinuteLater();

  await report('critico', 'No suena');
  await report('alto', 'Mañana sale');
  await report('bajo', 'Una idea');
  await write('contacts', 'uno');
  await mailArrivals(services, system);
  const [, several] = await notices();
  expect(several?.subject).toBe('1 crítico: Ñusta y otros 3 mensajes');
  expect(several?.text).toMatch(
    /^Llegaron 4 mensajes: 1 crítico\n\nPrometimos responder a lo más urgente en menos de 15 minutos\.\n/,
  );
  expect(excerpts(several?.text)?.filter((_, at) => at % 2)).toEqual([
    ...['No suena', 'Mañana sale', 'uno', 'Una idea'],
  ]);
});

test('a report says how urgent it is, also between two others', async () => {
  await write('contacts', 'uno');
  await submitMessage(services, anonymousAt('10.7.1.1'), {
    table: 'contact_submissions',
    written: supportTicket(
      {
        ...{ name: 'Ñusta', email: 'nusta@ejemplo.co', message: 'No abre', place: '' },
        ...{ severity: 'critico', consent: 'on', website: '' },
      },
      '/reportar-un-problema',
    ),
  });
  await mailCopies(services, system);
  await mailArrivals(services, system);
  expect(await notices()).toMatchObject([
    { text: expect.stringContaining('Ñusta · Soporte técnico: Crítico\n> No abre') },
  ]);
});
