import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { openMessageFolder } from './message-folder.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smtp-inbox-ñ '));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function startInbox(folder: string, options = {}) {
  const inbox = await startSmtpInbox({ folder, ...options });
  onTestFinished(() => inbox.stop());
  return inbox;
}

const mail = {
  from: 'Estudio <hola@estudio.example>',
  to: 'Ana <ana@correo.example>, luis@correo.example',
  subject: 'Confirma tu correo, Ñandú',
  text: 'Abre https://estudio.example/texto',
  html: '<a href="https://estudio.example/confirmar?token=a&amp;b=%C3%B1">Confirmar</a>',
};

test('keeps what arrives, newest first, across processes and restarts', async () => {
  const folder = await newFolder();
  const first = await startInbox(folder);
  const second = await startInbox(folder);
  await createTransport(first.smtpUrl).sendMail(mail);
  await createTransport(second.smtpUrl).sendMail({
    ...mail,
    subject: 'Segundo',
    bcc: 'c@x.example',
  });
  await first.stop();

  const messages = await (await startInbox(folder)).messages();
  expect(messages.map(({ subject }) => subject)).toEqual(['Segundo', mail.subject]);
  expect(messages[0]?.to).toEqual(['ana@correo.example', 'luis@correo.example', 'c@x.example']);
  expect(messages[1]).toMatchObject({
    from: 'hola@estudio.example',
    subject: mail.subject,
    links: ['https://estudio.example/confirmar?token=a&b=%C3%B1'],
  });
  expect(Date.parse(messages[1]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('finds the links of a mail without HTML', async () => {
  const inbox = await startInbox(await newFolder());
  await createTransport(inbox.smtpUrl).sendMail({ ...mail, html: undefined });
  expect((await inbox.messages())[0]?.links).toEqual(['https://estudio.example/texto']);
});

test('refuses a mail that is too large, and one that lies about its size', async () => {
  const inbox = await startInbox(await newFolder(), { mostBytes: 2 * 1024 * 1024 });
  const text = 'x'.repeat(3 * 1024 * 1024);
  await expect(createTransport(inbox.smtpUrl).sendMail({ ...mail, text })).rejects.toThrow('552');
  const response = await speak(inbox.smtpUrl, [
    'EHLO x',
    'MAIL FROM:<a@x.example> SIZE=10',
    'RCPT TO:<b@x.example>',
    'DATA',
    `${'x'.repeat(100)}\r\n`.repeat(25_000) + '.',
    'QUIT',
  ]);
  expect(response).toContain('552');
  expect(await inbox.messages()).toEqual([]);
});

test('survives bytes that are no mail', async () => {
  const inbox = await startInbox(await newFolder());
  await speak(inbox.smtpUrl, [
    'EHLO x',
    'MAIL FROM:<>',
    'RCPT TO:<b@x.example>',
    'DATA',
    '\xff\0\xfe\r\n.',
    'QUIT',
  ]);
  expect(await inbox.messages()).toHaveLength(1);
});

test('keeps the last 500, and steps over files that are no messages', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, `${'0'.repeat(15)}-aaaaaaaa.json`), '{"half":');
  await writeFile(join(folder, 'notes.json'), '{}');
  const messages = await openMessageFolder(folder);
  const message = {
    from: 'a@x.example',
    to: ['b@x.example'],
    text: '',
    html: '',
    links: [],
    messageId: '',
    stop: null,
  };
  for (let index = 0; index < 505; index += 1)
    await messages.add({ ...message, subject: `${index}` });
  const kept = await messages.list();
  expect(kept.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 500 }, (_, i) => `${504 - i}`),
  );
  expect(await readdir(folder)).toHaveLength(501);
});

/** Says the lines one after the other, each after a response, and returns everything that was answered. */
async function speak(smtpUrl: string, lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(smtpUrl).port), '127.0.0.1');
  let responses = '';
  const rest = [...lines];
  for await (const chunk of socket) {
    responses += String(chunk);
    // A last line without a dash behind its code ends a response (RFC 5321 §4.2.1).
    if (!/^\d{3} .*\r\n$/m.test(String(chunk))) continue;
    const line = rest.shift();
    if (line !== undefined) socket.write(Buffer.from(`${line}\r\n`, 'latin1'));
  }
  return responses;
}
