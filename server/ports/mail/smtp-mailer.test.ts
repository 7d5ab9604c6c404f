import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '#simulators/smtp-inbox.ts';
import { createFileStore } from '#server/ports/storage/file-store.ts';
import { RefusedMail } from './mailer.ts';
import { mailerSuite } from './mailer-suite.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Of mails without attachments: nothing is in it. */
const storage = createFileStore(join(tmpdir(), 'no-attachments'));

mailerSuite('SMTP mailer', async (options) => {
  const folder = await mkdtemp(join(tmpdir(), 'smtp-mailer-'));
  const inbox = await startSmtpInbox({ folder });
  const mailer = createSmtpMailer({ url: inbox.smtpUrl, ...options });
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

test('what the server says of a recipient it does not take is reported without their address', async () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(new Error(`5.1.1 No mailbox ${address.toUpperCase()} of ana, nor a%40na here`)),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'hola@estudio.example',
    storage,
  });
  const mail = { to: 'ana@correo.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  const failure: unknown = await mailer.send(mail, 'a').catch((error: unknown) => error);
  expect(failure).toEqual(new RefusedMail('RCPT TO: 550 5.1.1'));
  expect(inspect(failure, { depth: null, showHidden: true })).not.toMatch(
    /mailbox|correo\.example/i,
  );
  await mailer.close();
  await new Promise<void>((closed) => server.close(closed));
});

test.each([
  ['550 5.1.1 No such user', '550 5.1.1', true],
  ['550-5.1.1 No such\r\n550 5.1.1 user', '550 5.1.1', true],
  ['552 5.2.2 Mailbox full', '552 5.2.2', true],
  ['550 No such user', '550', true],
  ['553 Not a mailbox', '553', true],
  ['550 5.7.1 Relaying denied', '550 5.7.1', false],
  ['554 Policy', '554', false],
  ['450 4.2.1 Try later', '450 4.2.1', false],
  ['ana', 'no SMTP response', false],
])(
  'of a recipient who is answered «%s» the codes are kept: %s, for good %j',
  async (said, codes, isForGood) => {
    const server = createServer((socket) => {
      socket.write('220 x\r\n');
      socket.on('data', (line) => {
        const isRecipient = line.toString().startsWith('RCPT');
        socket.write(`${isRecipient ? said : '250 ok'}\r\n`);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const mailer = createSmtpMailer({ url, from: 'hola@estudio.example', storage });
    const mail = { to: 'ana@correo.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
    const failure: unknown = await mailer.send(mail, 'a').catch((error: unknown) => error);
    expect([failure instanceof RefusedMail, String(failure)]).toEqual([
      isForGood,
      expect.stringMatching(`: RCPT TO: ${codes}$`),
    ]);
    await mailer.close();
    await new Promise((closed) => server.close(closed));
  },
);

test('rejects when nobody listens', async () => {
  const mailer = createSmtpMailer({
    url: 'smtp://127.0.0.1:9',
    from: 'hola@estudio.example',
    storage,
  });
  const mail = { to: 'ana@correo.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  await expect(mailer.send(mail, 'a')).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});

test.each([
  '',
  'Estudio',
  'Estudio <hola>',
  'a@x.example, b@y.example',
  'Estudio\r\n <a@x.example>',
])('does not start with the sender %j', (from) => {
  expect(() => createSmtpMailer({ url: 'smtp://127.0.0.1:9', from, storage })).toThrow('sender');
});
