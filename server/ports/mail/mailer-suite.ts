import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from './mailer.ts';

type Received = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  stop: { url: string; oneClick: boolean } | null;
};

export type MailerFixture = {
  mailer: Mailer;
  /** What arrived at the other end, newest first. */
  received: () => Promise<Received[]>;
  close: () => Promise<void>;
};

const sender = 'hola@estudio.example';

/** What every mailer promises. `open` makes one that sends from the given address, with a mailbox at the other end. */
export function mailerSuite(name: string, open: (from: string) => Promise<MailerFixture>): void {
  describe(name, () => {
    let fixture: MailerFixture;
    beforeAll(async () => {
      fixture = await open(`Estudio Ñandú <${sender}>`);
    });
    afterAll(() => fixture.close());

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
