import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { brand } from '#content/brand.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.ts';
import type { AccountMails, MailOwner } from './send-account-mails.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const clientIpHeader = 'x-estudio-client-ip';

export type AuthOptions = {
  secret: string;
  origin: string;
  trustedOrigins: string[];
  secureCookies: boolean;
  mails: AccountMails;
  /** The clock by which sessions and links expire; the library has the machine's. */
  now: () => Date;
  /** Where the library says what it has to say. */
  log: (level: 'debug' | 'info' | 'warn' | 'error', said: unknown[]) => void;
};

/**
 * Accounts, credentials and sessions. Its HTTP API is not mounted: the services beside this file call it,
 * after their own checks and limits.
 */
export function createAuth(db: Database, options: AuthOptions) {
  /** The library's times, as the product's clock has them. */
  const inProductTime = (row: { createdAt: Date; expiresAt: Date }) => {
    const createdAt = options.now();
    const lifetime = row.expiresAt.getTime() - row.createdAt.getTime();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
    return Promise.resolve({ data: { createdAt, updatedAt: createdAt, expiresAt } });
  };
  return betterAuth({
    baseURL: options.origin,
    secret: options.secret,
    trustedOrigins: options.trustedOrigins,
    telemetry: { enabled: false },
    logger: {
      level: 'error', // warnings name what people typed wrong
      log: (level, ...said) => options.log(level, said),
    },
    database: { db: db.service, type: 'postgres', transaction: true },
    advanced: {
      // «__Host-»: no other host of the domain can plant one (RFC 6265bis §4.1.3.2). The library would write «__Secure-».
      cookiePrefix: `${options.secureCookies ? '__Host-' : ''}estudio2600`,
      useSecureCookies: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      defaultCookieAttributes: {
        httpOnly: true,
        secure: options.secureCookies,
        sameSite: 'lax',
        path: '/',
      },
    },
    rateLimit: { enabled: false },
    user: {
      modelName: 'users',
      fields: {
        name: 'full_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        displayName: { type: 'string', fieldName: 'display_name', required: true },
        role: { type: 'string', required: true },
        isStaff: { type: 'boolean', fieldName: 'is_staff', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * day,
      updateAge: day,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed', // whoever reads the table cannot use the links
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: { create: { before: inProductTime } },
      verification: { create: { before: inProductTime } },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 1, // the sign-up form's own rule counts characters, not UTF-16 units
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: hour,
      sendResetPassword: async ({ user, token }) => {
        await options.mails.passwordReset(ownerOf(user), token);
      },
    },
    emailVerification: {
      expiresIn: day,
      sendOnSignIn: false, // the service does, within its limits
      autoSignInAfterVerification: true,
      // Of several presses at once one confirms and signs in.
      beforeEmailVerification: async ({ id }) => {
        const confirmed = await db.service
          .updateTable('users')
          .set({ email_verified: true, updated_at: options.now() })
          .where('id', '=', id)
          .where('email_verified', '=', false)
          .returning('id')
          .executeTakeFirst();
        if (!confirmed) throw new AppError('auth.already-confirmed');
      },
      sendVerificationEmail: async ({ user, token }) => {
        await options.mails.confirmation(ownerOf(user), token);
      },
    },
    plugins: [
      twoFactor({
        issuer: brand.name,
        twoFactorCookieMaxAge: 10 * minute,
        trustDeviceMaxAge: 30 * day,
        accountLockout: { enabled: false }, // the services count guesses
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

const ownerOf = (user: { email: string; name: string; displayName?: unknown }): MailOwner => ({
  email: user.email,
  displayName: typeof user.displayName === 'string' ? user.displayName : user.name,
});

export type Auth = ReturnType<typeof createAuth>;
