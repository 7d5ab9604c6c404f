import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { StopTwoFactorFields } from '#packages/account/src/index.ts';
import type { UserActor } from '#server/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Auth } from './auth.ts';
import { checkPassword } from './check-password.ts';
import { deleteKnownDevices, rememberDevice } from './known-device.ts';
import { type QrCode, qrCode } from './qr-code.ts';
import type { Session, SessionActor } from './read-session.ts';
import { renewSession } from './renew-session.ts';
import { switchOff } from './remove-two-factor.ts';
import { verifyCode } from './verify-code.ts';

type Services = Pick<AppServices, 'accounts' | 'db' | 'limits' | 'now'>;

const setupTime = 15 * 60 * 1000;

export type TwoFactor =
  | { state: 'off' }
  /** An app is being joined: what it reads, and the same to type. */
  | { state: 'setup'; uri: string; qr: QrCode; secret: string }
  | { state: 'on'; recoveryCodesLeft: number };

/** How far the second step of this person's account is. */
export async function readTwoFactor(
  { accounts: { auth }, db, now }: Pick<AppServices, 'accounts' | 'db' | 'now'>,
  { userId }: UserActor,
): Promise<TwoFactor> {
  const row = await db.service
    .selectFrom('two_factors')
    .select(['verified', 'setup_uri', 'setup_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row?.verified)
    return { state: 'on', recoveryCodesLeft: (await codesOf(auth, userId)).length };
  if (!row?.setup_uri || !row.setup_until || row.setup_until < now()) return { state: 'off' };
  const { secretConfig } = await auth.$context;
  const uri = await symmetricDecrypt({ key: secretConfig, data: row.setup_uri });
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { state: 'setup', uri, qr: qrCode(uri), secret };
}

/** Makes a secret for an app to be joined with, after the password. An earlier one that was never used is deleted. */
export async function startTwoFactor(
  services: Services,
  actor: SessionActor,
  { headers, password }: { headers: Headers; password: string },
): Promise<void> {
  const { db } = services;
  const { auth } = services.accounts;
  await checkPassword(services, actor.session, headers, password);
  if ((await readTwoFactor(services, actor)).state === 'on') {
    throw new AppError('auth.two-factor-stale');
  }
  const made = await auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers,
  });
  if (made.method !== 'totp') throw new Error(`Asked for TOTP, got ${made.method}`);
  const { secretConfig } = await auth.$context;
  const uri = made.totpURI.replaceAll('+', '%20'); // apps show the plus as it stands
  await db.service
    .updateTable('two_factors')
    .set({
      setup_uri: await symmetricEncrypt({ key: secretConfig, data: uri }),
      setup_until: new Date(+services.now() + setupTime),
    })
    .where('user_id', '=', actor.userId)
    .execute();
}

/** Switches the second step on with the first code of the app. The headers carry the session that goes on. */
export async function activateTwoFactor(
  services: Services,
  actor: SessionActor,
  { headers: requestHeaders, code }: { headers: Headers; code: string },
): Promise<{ headers: Headers; recoveryCodes: string[] }> {
  const { db } = services;
  const { auth, mails } = services.accounts;
  const { session } = actor;
  if ((await readTwoFactor(services, actor)).state !== 'setup') {
    throw new AppError('auth.two-factor-stale');
  }
  const headers = await verifyCode(services, guesserOf(session), requestHeaders, {
    kind: 'app',
    code,
  });
  await db.service
    .updateTable('two_factors')
    .set({ setup_uri: null, setup_until: null })
    .where('user_id', '=', session.userId)
    .execute();
  // Those that got in without the second step.
  await deleteKnownDevices(db.service, session.userId, services.now());
  headers.append(
    'set-cookie',
    await rememberDevice(services, requestHeaders, session.email, 'session'),
  );
  await mails.twoFactorOn(session);
  return { headers, recoveryCodes: await codesOf(auth, session.userId) };
}

/** Ten new recovery codes, after the password; the old ones are good no longer. */
export async function renewRecoveryCodes(
  services: Services,
  actor: SessionActor,
  { headers, password }: { headers: Headers; password: string },
): Promise<string[]> {
  await checkPassword(services, actor.session, headers, password);
  if ((await readTwoFactor(services, actor)).state !== 'on') {
    throw new AppError('auth.two-factor-stale');
  }
  const renewed = await services.accounts.auth.api.generateBackupCodes({
    body: { password },
    headers,
  });
  return renewed.backupCodes;
}

/** Switches the second step off, after the password and a code. The headers carry the session that goes on. */
export async function stopTwoFactor(
  services: Services,
  actor: SessionActor,
  { headers: requestHeaders, currentPassword, code }: StopTwoFactorFields & { headers: Headers },
): Promise<Headers> {
  const { db, now } = services;
  const { auth, mails } = services.accounts;
  const { session } = actor;
  await checkPassword(services, session, requestHeaders, currentPassword);
  if ((await readTwoFactor(services, actor)).state !== 'on') {
    throw new AppError('auth.two-factor-stale');
  }
  await verifyCode(services, guesserOf(session), requestHeaders, code);
  const cookie = await db.service.transaction().execute(async (db) => {
    if (!(await switchOff(db, session.email, now()))) throw new AppError('auth.two-factor-stale');
    await mails.twoFactorOff(session, db);
    return renewSession(db, auth, session, now());
  });
  const headers = new Headers({ 'set-cookie': cookie });
  headers.append(
    'set-cookie',
    await rememberDevice(services, requestHeaders, session.email, 'session'),
  );
  return headers;
}

/** Whoever has this session knows the password, too: wrong codes need no mail. */
const guesserOf = ({ id, userId }: Session) => ({
  userId,
  counter: `${userId} ${id}`,
  warn: () => Promise.resolve(),
});

async function codesOf(auth: Auth, userId: string): Promise<string[]> {
  return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
}
