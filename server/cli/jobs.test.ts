import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startSmtpInbox } from '#simulators/smtp-inbox.ts';
import { createSmtpMailer } from '#server/ports/mail/smtp-mailer.ts';
import { startWorkers } from '#server/jobs/start-workers.ts';
import { runCommand, runHere } from '#test/run-command.ts';
import { openTestServices } from '#test/test-services.ts';
import { runJobCommand } from './job-commands.ts';

vi.setConfig({ testTimeout: 90_000 });

const services = await openTestServices();
const { db, jobs, folder } = services;
const mail = { to: 'ana@ejemplo.co', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' };

const command = (...args: string[]) => runHere(services, runJobCommand, ...args);

test(
  'a mail that was given up is listed without its address, and delivered once it is retried',
  { tags: 'sweep' },
  async () => {
    let refusal: string | undefined =
      '5.7.1 <ana@ejemplo.co>: \u001B[31mnot now, \u202Esays\nops@otro.example';
    const inbox = await startSmtpInbox({ folder: join(folder, 'mail'), refusal: () => refusal });
    const mailer = createSmtpMailer({
      url: inbox.smtpUrl,
      from: 'hola@estudio.example',
      storage: services.storage,
    });
    try {
      const listed = await runCommand(services, 'server/cli/jobs.ts', 'list');
      expect(listed.stdout).toBe('Ningún trabajo ha fallado.\n');

      // One with a single try, and one that waits for its second.
      await db.service.transaction().execute(async (trx) => {
        await jobs.send('send-mail', mail, trx);
        await sql`update jobs.job set retry_limit = 0 where name = 'send-mail'`.execute(trx);
        await jobs.send('send-mail', mail, trx);
      });
      await sql`update jobs.job set retry_delay = 3600, retry_delay_max = 3600
      where name = 'send-mail'`.execute(db.service);
      await startWorkers({ services, mailer });
      const states = async () =>
        (
          await db.servicePool.query<{ state: string }>(
            `select state from jobs.job where name = 'send-mail' order by state`,
          )
        ).rows.map(({ state }) => state);
      await vi.waitFor(async () => expect(await states()).toEqual(['retry', 'failed']), {
        timeout: 30_000,
      });

      const { stdout, ...ended } = await command('list');
      expect(ended).toEqual({ code: 0, stderr: '' });
      expect(stdout.match(/^send-mail {2}\S+ {2}.* UTC {2}abandonado$/gm)).toHaveLength(1);
      expect(stdout.match(/^send-mail {2}\S+ {2}.* UTC {2}se reintenta .* UTC$/gm)).toHaveLength(1);
      expect(stdout.match(/^ {2}RCPT TO: 5\d\d 5\.7\.1$/gm)).toHaveLength(2);
      for (const secret of ['ana@', 'ops@', '\u001B', '\u202E'])
        expect(stdout).not.toContain(secret);

      refusal = undefined;
      expect((await command('retry', 'expire-projects')).stdout).toContain(
        'No hay trabajos fallidos',
      );
      expect((await command('retry', 'send-mail')).stdout).toMatch(/^send-mail: 2$/m);
      await vi.waitFor(async () => expect(await inbox.messages()).toHaveLength(2), {
        timeout: 30_000,
      });
      await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), {
        timeout: 10_000,
      });
      expect((await command('retry')).stdout).toContain('No hay trabajos fallidos');
    } finally {
      await mailer.close();
      await inbox.stop();
    }
  },
);

test('a command or a queue that does not exist is answered with those that do', async () => {
  expect(await command('retry', 'cartas')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No existe la cola «cartas»\. Las que hay: .*send-mail/),
  });
  for (const args of [[], ['constructor']])
    expect(await command(...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Uso: /),
    });
});
