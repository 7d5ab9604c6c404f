import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { AnonymousActor, StaffActor, UserActor } from '#server/actor.ts';
import { composeServices } from '#server/compose-services.ts';
import type { Connection } from '#server/database/connection.ts';
import { FailedTry } from '#server/background/job-queue.ts';
import { createJobSeal, type SealedData } from '#server/background/job-seal.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { createLog } from '#server/log.ts';
import type { AccountMails } from '#server/services/accounts/send-account-mails.ts';
import {
  type Session,
  type SessionActor,
  sessionActor as toSessionActor,
} from '#server/services/accounts/read-session.ts';
import { hashPassword } from '#server/services/accounts/password-hash.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { createTestDatabase } from './postgres/test-database.ts';

export const testOrigin = 'http://localhost:2600';
export const testPassword = 'clave de prueba';
export const testSecret = 'a secret that only these tests have';
const secret = testSecret;

type LogLine = { msg: string; requestId?: string; path?: string; library?: string };

export type TestServices = AppServices & {
  /** A folder of this test file's own, removed after it. */
  folder: string;
  /** For what another process of the product would open. */
  appConnection: Connection;
  /** For what only the owner of the tables may do. */
  ownerConnection: Connection;
  /** What was to be mailed about accounts, in that order; `token` is what the mail says beside its words. */
  mailed: { kind: keyof AccountMails; email: string; token: string }[];
  /** The failures in the log, in that order. */
  logged: LogLine[];
  /** The mails that wait in the queue or have left it, in that order. */
  queuedMails(): Promise<Mail[]>;
};

/** The real services over a database and a folder of the test file's own. Call it at the top of the file. */
export async function openTestServices({
  now = () => new Date(),
  countEvery = 60_000,
} = {}): Promise<TestServices> {
  const { appConnection, ownerConnection } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'estudio-test-'));
  // The database is dropped under the connections that are still closing.
  const fail = (error: Error & { code?: string }) => {
    if (error.code !== '57P01' && !(error instanceof FailedTry)) console.error(error.message);
  };
  const mailed: TestServices['mailed'] = [];
  const logged: TestServices['logged'] = [];
  const log = createLog('warn', { write: (line) => void logged.push(JSON.parse(line) as LogLine) });
  const record =
    (kind: keyof AccountMails) =>
    async ({ email }: { email: string }, token?: string | number | object) => {
      mailed.push({ kind, email, token: typeof token === 'object' ? '' : String(token ?? '') });
    };
  const mails: AccountMails = {
    confirmation: record('confirmation'),
    passwordReset: record('passwordReset'),
    passwordChanged: record('passwordChanged'),
    emailChangeAsked: record('emailChangeAsked'),
    emailChangeConfirmation: record('emailChangeConfirmation'),
    emailChanged: record('emailChanged'),
    twoFactorOn: record('twoFactorOn'),
    twoFactorOff: record('twoFactorOff'),
    recoveryCodeUsed: record('recoveryCodeUsed'),
    passwordGuesses: record('passwordGuesses'),
    codeGuesses: record('codeGuesses'),
    deletionRequested: (to) => record('deletionRequested')(to),
    accountErased: (to) => record('accountErased')(to),
    userWarned: (to, { dueOn }) => record('userWarned')(to, dueOn),
    userSuspended: (to, reason) => record('userSuspended')(to, reason),
    suspensionUpheld: (to, decision) => record('suspensionUpheld')(to, decision),
    userReactivated: (to, decision) => record('userReactivated')(to, decision),
    reviewAsked: ({ userId, answer }) => record('reviewAsked')({ email: userId }, answer),
  };
  const opened = new AsyncDisposableStack();
  const services = await composeServices(opened, {
    app: appConnection,
    secret,
    origin: testOrigin,
    trustedOrigins: [testOrigin],
    secureCookies: false,
    dataDir: folder,
    now,
    countEvery,
    log,
    onError: fail,
    mails,
  });
  afterAll(async () => {
    await opened.disposeAsync();
    await rm(folder, { recursive: true });
  });
  return {
    ...services,
    folder,
    appConnection,
    ownerConnection,
    mailed,
    logged,
    async queuedMails() {
      const { rows } = await services.db.servicePool.query<{ data: SealedData }>(
        `select data from jobs.job where name = 'send-mail' order by created_on`,
      );
      return rows.map(({ data }) => createJobSeal(secret).open('send-mail', data) as Mail);
    },
  };
}

/** The same services, so many milliseconds later. */
export const later = <Services extends Pick<AppServices, 'now'>>(
  services: Services,
  ms: number,
): Services => ({ ...services, now: () => new Date(services.now().getTime() + ms) });

/** A visitor of whom nothing more is known. */
export const anonymousAt = (ip: string, userAgent = 'test'): AnonymousActor => ({
  kind: 'anonymous',
  ip,
  userAgent,
});

/** One of them, where it does not matter who. */
export const anyone = anonymousAt('10.0.0.1');

/** A person among what is their own. */
export const userActor = (userId: string, { ip, userAgent } = anyone): UserActor => ({
  kind: 'user',
  userId,
  ip,
  userAgent,
});

/** A person who acts through one of their sessions. */
export const sessionActor = (session: Session, from = anyone): SessionActor =>
  toSessionActor(session, from);

/** Made once for all files of a worker: it costs on purpose. */
let hashOfTests: Promise<string> | undefined;

/** A person with a confirmed address and `testPassword`. */
export async function makePerson(
  { db }: AppServices,
  email: string,
  { isStaff = false } = {},
): Promise<UserActor> {
  const { id } = await db.service
    .insertInto('users')
    .values({
      email,
      full_name: 'Ana Ñandú',
      display_name: 'Ana',
      role: 'artist',
      email_verified: true,
      is_staff: isStaff,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const password = await (hashOfTests ??= hashPassword(testPassword));
  await db.service
    .insertInto('accounts')
    .values({ user_id: id, account_id: id, provider_id: 'credential', password })
    .execute();
  return userActor(id);
}

/** A member of the staff among what is everybody's. */
export const staffActor = (userId: string, { ip, userAgent } = anyone): StaffActor => ({
  kind: 'staff',
  userId,
  ip,
  userAgent,
});

/** A new one. */
export async function makeStaff(services: AppServices, email: string): Promise<StaffActor> {
  const { userId } = await makePerson(services, email, { isStaff: true });
  return staffActor(userId);
}
