import { z } from 'zod';
import { currentPassword } from './current-password.ts';

/** Six digits of an authenticator app, or a recovery code in the form in which it was given. */
export type TwoFactorCode = { kind: 'app' | 'recovery'; code: string };

const appCodeHelp = 'Escribe los 6 números que muestra tu aplicación';

const appCode = z
  .string()
  .default('')
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, appCodeHelp));

/** Either kind; people leave the dash out, put spaces in, and write capitals. */
const anyCode = z
  .string()
  .default('')
  .transform((typed, context): TwoFactorCode => {
    const plain = typed.replaceAll(/[\s-]/g, '').toLowerCase();
    if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
    if (/^[a-z2-9]{10}$/.test(plain)) {
      return { kind: 'recovery', code: `${plain.slice(0, 5)}-${plain.slice(5)}` };
    }
    context.issues.push({
      code: 'custom',
      input: typed,
      message: `${appCodeHelp}, o un código de recuperación`,
    });
    return z.NEVER;
  });

/** The first code of a new authenticator app. */
export const appCodeSchema = z.object({ code: appCode });

/** The second step of signing in. */
export const secondStepSchema = z.object({
  code: anyCode,
  trustDevice: z
    .literal('on')
    .optional()
    .transform((box) => box === 'on'),
});

export type SecondStepFields = z.infer<typeof secondStepSchema>;

/** Switches the second step off. */
export const stopTwoFactorSchema = z.object({ currentPassword, code: anyCode });

export type StopTwoFactorFields = z.infer<typeof stopTwoFactorSchema>;
