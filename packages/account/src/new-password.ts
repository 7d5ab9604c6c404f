import { z } from 'zod';

const longest = 256;

const typed = z.object({
  password: z.string().default(''),
  confirmPassword: z.string().default(''),
});

type Typed = z.infer<typeof typed>;

/** Each rule of a new password with the field that shows it, in the order in which a person reads them. */
export const passwordRules: [keyof Typed, string, (fields: Typed) => boolean][] = [
  ['confirmPassword', 'Las contraseñas no coinciden', (f) => f.password === f.confirmPassword],
  [
    'password',
    'La contraseña debe tener al menos 6 caracteres',
    (f) => Array.from(f.password).length >= 6,
  ],
  [
    'password',
    `La contraseña puede tener hasta ${longest} caracteres`,
    (f) => f.password.length <= longest,
  ],
];

/** A new password, typed twice. All that is wrong is said; the first issue of a field is the one to show. */
const checkRules = (fields: Typed, context: z.RefinementCtx) => {
  for (const [field, message, holds] of passwordRules) {
    if (!holds(fields)) context.addIssue({ code: 'custom', path: [field], message });
  }
};

/** The form of a mailed link. */
export const newPasswordSchema = typed
  .extend({ token: z.string().max(500).default('') })
  .superRefine(checkRules)
  .transform(({ token, password }) => ({ token, password }));

/** The form of somebody who is known already. */
export const ownNewPasswordSchema = typed.superRefine(checkRules);
