import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '#simulators/smtp-inbox.ts';
import { mailerSuite } from './mailer-suite.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

mailerSuite('SMTP mailer', async (from) => {
  const folder = await mkdtemp(join(tmpdir(), 'smtp-mailer-'));
  const inbox = await startSmtpInbox({ folder });
  const mailer = createSmtpMailer({ url: inbox.smtpUrl, from });
  return {
    mailer,
    received: inbox.messages,
    close: async () => {
      await mailer.close();
      await inbox.stop();
      await rm(folder, { recursive: true });
    },
  };
});

test('rejects when nobody listens', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'hola@estudio.example' });
  const mail = { to: 'ana@correo.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});

test.each([
  '',
  'Estudio',
  'Estudio <hola>',
  'a@x.example, b@y.example',
  'Estudio\r\n <a@x.example>',
])('does not start with the sender %j', (from) => {
  expect(() => createSmtpMailer({ url: 'smtp://127.0.0.1:9', from })).toThrow('sender');
});
