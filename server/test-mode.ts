import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand } from '#content/brand.ts';
import { system } from '#server/actor.ts';
import type { AppEnv } from './http/app-env.ts';
import type { AppServices } from './services/app-services.ts';
import { seedDemo } from './services/demo/seed-demo.ts';

export type TestMode = {
  smtpUrl: string;
  mailFrom: string;
  /** Adds /dev/mail, where the mails of this machine's server can be read. */
  mount: (app: Hono<AppEnv>) => void;
  /** Makes the demo people and songs, once per DATA_DIR. */
  seed: (services: AppServices) => Promise<void>;
  /** The demo logins, in words, once they were seeded. */
  readonly logins: string;
  stop(): Promise<void>;
};

/** What a server on localhost has and a real one has not: a mailbox that catches all mail, and demo people. */
export async function openTestMode(dataDir: string): Promise<TestMode> {
  // Loaded only here, so that a production server never has the simulators in memory.
  const { startSmtpInbox } = await import('#simulators/smtp-inbox.ts');
  const { mailBodyHeaders, mailStyles, renderMailPage } = await import('#simulators/mail-page.ts');
  const inbox = await startSmtpInbox({ folder: join(dataDir, 'dev-mail') });
  let logins = '';

  return {
    smtpUrl: inbox.smtpUrl,
    mailFrom: `${brand.name} <${brand.email}>`,
    mount(app) {
      app.get('/dev/mail.json', async (context) => context.json(await inbox.messages()));
      app.get('/dev/mail.css', (context) =>
        context.body(mailStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
      );
      app.get('/dev/mail', async (context) =>
        context.html(renderMailPage(await inbox.messages(), context.req.query('id'))),
      );
      app.get('/dev/mail/html', async (context) => {
        const id = context.req.query('id');
        const message = (await inbox.messages()).find((one) => one.id === id);
        return message ? context.body(message.html, 200, mailBodyHeaders) : context.notFound();
      });
    },
    async seed(services) {
      logins = await seedDemo(services, system, dataDir);
    },
    get logins() {
      return logins;
    },
    stop: () => inbox.stop(),
  };
}
