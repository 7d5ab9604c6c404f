import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand } from '#content/brand.ts';
import { system } from '#server/actor.ts';
import type { MovableClock } from '#simulators/clock/movable-clock.ts';
import type { AppEnv } from './http/app-env.ts';
import type { AppServices } from './services/app-services.ts';
import { seedDemo } from './services/demo/seed-demo.ts';

export type TestMode = {
  smtpUrl: string;
  mailFrom: string;
  /** Adds /dev/mail, where the mails of this machine's server can be read, and /dev/reloj, which moves its clock. */
  mount: (app: Hono<AppEnv>, services: Pick<AppServices, 'jobs'>) => void;
  /** Makes the demo people and songs, once per DATA_DIR. */
  seed: (services: AppServices) => Promise<void>;
  /** What whoever starts it wants to know, once it was seeded: the demo logins, and the hour of a clock that was moved. */
  readonly greeting: string;
  stop(): Promise<void>;
};

/** Seconds until the jobs that a moved clock asks for begin: by then every process has its time. */
const settled = 2;

/** What a server on localhost has and a real one has not: a mailbox that catches all mail, a clock that moves, and demo people. */
export async function openTestMode(dataDir: string, clock: MovableClock): Promise<TestMode> {
  // Loaded only here, so that a production server never has the simulators in memory.
  const { startSmtpInbox } = await import('#simulators/smtp-inbox.ts');
  const { mailBodyHeaders, mailStyles, renderMailPage } = await import('#simulators/mail-page.ts');
  const { clockApp } = await import('#simulators/clock/clock-app.ts');
  const { formatMoment } = await import('#simulators/clock/bogota-time.ts');
  const inbox = await startSmtpInbox({ folder: join(dataDir, 'dev-mail') });
  let logins = '';

  return {
    smtpUrl: inbox.smtpUrl,
    mailFrom: `${brand.name} <${brand.email}>`,
    mount(app, { jobs }) {
      app.route(
        '/',
        clockApp(clock, () => jobs.sendScheduled(settled)),
      );
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
    get greeting() {
      const moved = `El reloj está adelantado, en /dev/reloj: ${formatMoment(clock.now())}\n`;
      return clock.ahead() === 0 ? logins : logins + moved;
    },
    stop: () => inbox.stop(),
  };
}
