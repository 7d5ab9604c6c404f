import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from '#server/ports/storage/file-store.ts';
import type { Storage } from '#server/ports/storage/storage.ts';
import { type Mail, type MailAttachment, mostAttachedBytes } from './mail.ts';
import type { Mailer } from './mailer.ts';

type Received = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  replyTo: string;
  inReplyTo: string;
  references: string[];
  attachments: { fileName: string; type: string; size: number; sha256: string }[];
  stop: { url: string; oneClick: boolean } | null;
};

export type MailerFixture = {
  mailer: Mailer;
  /** What arrived at the other end, newest first. */
  received: () => Promise<Received[]>;
  close: () => Promise<void>;
};

const sender = 'hola@estudio.example';

/**
 * What every mailer promises. `open` makes one that sends from the given address what lies in the storage, with a
 * mailbox at the other end.
 */
export function mailerSuite(
  name: string,
  open: (options: { from: string; storage: Storage }) => Promise<MailerFixture>,
): void {
  describe(name, () => {
    let fixture: MailerFixture;
    let storage: Storage;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'mailer-'));
      storage = createFileStore(folder);
      fixture = await open({ from: `Estudio Ñandú <${sender}>`, storage });
    });
    afterAll(async () => {
      await fixture.close();
      await rm(folder, { recursive: true });
    });

    async function stored(bytes: Uint8Array, fields: Partial<MailAttachment> = {}) {
      const path = `staff/${randomUUID()}`;
      await storage.put('artifacts', path, bytes);
      const name = { fileName: 'archivo.bin', type: 'application/octet-stream' };
      return { bucket: 'artifacts', path, ...name, ...fields } satisfies MailAttachment;
    }

    const send = (fields: Partial<Mail>) =>
      fixture.mailer.send({ ...mailTo('ana@correo.example'), ...fields }, randomUUID());

    /** That it is refused for good, and that nobody gets anything. */
    async function expectRefused(fields: Partial<Mail>): Promise<void> {
      const before = (await fixture.received()).length;
      await expect(send(fields)).rejects.toMatchObject({ name: 'RefusedMail' });
      expect(await fixture.received()).toHaveLength(before);
    }

    test('delivers subject, text and HTML with every accent', async () => {
      const mail: Mail = {
        to: 'maria.jose+discos@correo.example',
        subject: '¡Canción Ñandú! — ¿qué? 🎶',
        text: 'Hola, María José:\nhttps://estudio.example/confirmar?a=1&b=ñ\n',
        html: '<p>Hola, <b>María José</b> &amp; compañía</p>',
      };
      await fixture.mailer.send(mail, randomUUID());
      const [received] = await fixture.received();
      expect(received).toMatchObject({ from: sender, to: [mail.to], subject: mail.subject });
      expect(received?.text.trim()).toBe(mail.text.trim());
      expect(received?.html.trim()).toBe(mail.html);
    });

    test('one that is handed over again has the same Message-ID, and no other mail has it', async () => {
      const [id, other] = [randomUUID(), randomUUID()];
      for (const each of [id, id, other]) {
        await fixture.mailer.send(mailTo('ana@correo.example'), each);
      }
      const ids = (await fixture.received()).slice(0, 3).map(({ messageId }) => messageId);
      const domain = sender.split('@')[1];
      expect(ids).toEqual([`<${other}@${domain}>`, `<${id}@${domain}>`, `<${id}@${domain}>`]);
    });

    test('says to the mailbox how to stop such mails with one press, when the mail says how', async () => {
      const stopUrl = `https://estudio.example/correo/baja?de=${'a'.repeat(120)}.b-c_d&x=1`;
      await fixture.mailer.send({ ...mailTo('ana@correo.example'), stopUrl }, randomUUID());
      expect((await fixture.received())[0]?.stop).toEqual({ url: stopUrl, oneClick: true });
      await fixture.mailer.send(mailTo('ana@correo.example'), randomUUID());
      expect((await fixture.received())[0]?.stop).toBeNull();
    });

    test.each([
      'mailto:a@x.example',
      'javascript:alert(1)',
      '/correo/baja',
      'https://x.example/>, <mailto:b@y.example',
      'https://x.example/\r\nBcc: b@y.example',
      'https://',
      '',
    ])('refuses the link %j to stop such mails', async (stopUrl) => {
      const mail = { ...mailTo('ana@correo.example'), stopUrl };
      await expect(fixture.mailer.send(mail, randomUUID())).rejects.toMatchObject({
        name: 'RefusedMail',
      });
    });

    test('an answer goes where the mail says, and the conversation stays one', async () => {
      const last = 'tercero@estudio.example';
      const thread = ['primero.1@correo.example', 'CAB+x_2=@mail.example', last];
      await send({
        replyTo: 'equipo@estudio.example',
        messageId: 'respuesta-7@estudio.example',
        inReplyTo: last,
        references: thread,
      });
      expect((await fixture.received())[0]).toMatchObject({
        from: sender,
        replyTo: 'equipo@estudio.example',
        messageId: '<respuesta-7@estudio.example>',
        inReplyTo: `<${last}>`,
        references: thread.map((id) => `<${id}>`),
      });
      await send({});
      expect((await fixture.received())[0]).toMatchObject({
        replyTo: '',
        inReplyTo: '',
        references: [],
      });
    });

    test('a conversation of a hundred mails is one as well', async () => {
      const references = Array.from({ length: 100 }, () => `${randomUUID()}@correo.example`);
      await send({ references });
      expect((await fixture.received())[0]?.references).toEqual(references.map((id) => `<${id}>`));
    });

    test.each(badRecipients)('refuses %j as the address for answers', (replyTo) =>
      expectRefused({ replyTo }),
    );

    test.each([
      '',
      'x',
      '<a@x.example>',
      'a b@x.example',
      'a@x.example\r\nBcc: b@y.example',
      'a@b@c',
      `${'a'.repeat(500)}@x.example`,
    ])('refuses the Message-ID %j', async (id) => {
      await expectRefused({ messageId: id });
      await expectRefused({ inReplyTo: id });
      await expectRefused({ references: ['a@x.example', id] });
    });

    test('brings stored files byte by byte, under their names', async () => {
      const files = [
        {
          bytes: randomBytes(300_001),
          fileName: 'Cotización Ñandú n.º 7.pdf',
          type: 'application/pdf',
        },
        {
          bytes: Buffer.from('a\r\n.\r\nb\n'),
          fileName: 'notas "finales".txt',
          type: 'text/plain',
        },
        { bytes: Buffer.alloc(0), fileName: 'vacío.txt', type: 'text/csv' },
      ];
      const attachments = await Promise.all(
        files.map(({ bytes, fileName, type }) => stored(bytes, { fileName, type })),
      );
      await send({ attachments });
      expect((await fixture.received())[0]).toMatchObject({
        subject: 'Hola',
        attachments: files.map(({ bytes, fileName, type }) => ({
          fileName,
          type,
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        })),
      });
    });

    test('takes as much as a mailbox does, and no more', { tags: 'sweep' }, async () => {
      const half = mostAttachedBytes / 2;
      const attachments = [await stored(randomBytes(half)), await stored(randomBytes(half))];
      await send({ attachments });
      expect((await fixture.received())[0]?.attachments.map(({ size }) => size)).toEqual([
        half,
        half,
      ]);
      await expectRefused({ attachments: [...attachments, await stored(randomBytes(1))] });
    });

    test('refuses a file that is not there', () =>
      expectRefused({
        attachments: [
          { bucket: 'artifacts', path: 'staff/nothing', fileName: 'a', type: 'text/plain' },
        ],
      }));

    test.each([
      { fileName: '' },
      { fileName: 'a\r\nX: y' },
      { fileName: 'a\0.pdf' },
      { type: 'pdf' },
      { type: 'text/plain\r\nX: y' },
      { type: 'text/plain; charset=x' },
    ])('refuses a file with %j', async (fields) =>
      expectRefused({ attachments: [await stored(Buffer.from('x'), fields)] }),
    );

    test('delivers many at once, each to its own reader', async () => {
      const readers = Array.from({ length: 20 }, (_, index) => `reader${index}@correo.example`);
      await Promise.all(readers.map((to) => fixture.mailer.send(mailTo(to), randomUUID())));
      const received = (await fixture.received()).slice(0, readers.length);
      expect(received.map(({ to }) => to.join()).sort()).toEqual(readers.toSorted());
    });

    test.each(badRecipients)('refuses the recipient %j and delivers nothing', async (to) => {
      const before = (await fixture.received()).length;
      await expect(fixture.mailer.send(mailTo(to), randomUUID())).rejects.toMatchObject({
        name: 'RefusedMail',
      });
      expect(await fixture.received()).toHaveLength(before);
    });

    test.each(['Hola\r\nBcc: b@y.example', 'Hola\nX: y', 'Hola\rX: y', 'Hola\0', 'Hola\u0085X'])(
      'refuses the subject %j',
      async (subject) => {
        const mail = { ...mailTo('ana@correo.example'), subject };
        await expect(fixture.mailer.send(mail, randomUUID())).rejects.toMatchObject({
          name: 'RefusedMail',
        });
      },
    );
  });
}

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Hola',
  text: `Para ${to}`,
  html: '<p>Hola</p>',
});

const badRecipients = [
  '',
  'ana',
  'ana@',
  '@correo.example',
  'a@x.example\r\nBcc: b@y.example',
  'a@x.example\nb@y.example',
  'a@x.example, b@y.example',
  'a@x.example;b@y.example',
  'a@x.example b@y.example',
  'Ana <a@x.example>',
  '<a@x.example>',
  '"b@y.example" <a@x.example>',
  'amigos: a@x.example, b@y.example;',
  'a@x.example(b@y.example)',
  '"a b"@x.example',
  '"a@y.example"@x.example',
  'a@[127.0.0.1]',
  'a@localhost',
  'a..b@x.example',
  '.a@x.example',
  'a@-x.example',
  'a@x..example',
  'a@x.example.',
  'ñ@x.example',
  'a@x.example\0',
  `${'a'.repeat(65)}@x.example`,
  `a@${'x.'.repeat(130)}example`,
];
