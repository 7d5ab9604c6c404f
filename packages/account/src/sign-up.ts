import { z } from 'zod';
import { email } from './email.ts';
import { fullName, isFitName, nameIsMissing, nameIsUnfit } from './full-name.ts';
import { passwordRules } from './new-password.ts';
import { accountRoles } from './role.ts';

const typed = z.object({
  password: z.string().default(''),
  confirmPassword: z.string().default(''),
  fullName,
  userType: z.string().default(''),
  email: z.string().default(''),
  dataConsent: z.string().default(''),
});

/** Each rule with the field that it belongs to, in the order in which a person reads them. */
const rules: [keyof z.infer<typeof typed>, string, (fields: z.infer<typeof typed>) => boolean][] = [
  ...passwordRules,
  ['fullName', nameIsMissing, (f) => f.fullName !== ''],
  [
    'userType',
    'Por favor selecciona tu tipo de cuenta',
    (f) => accountRoles.some((role) => role === f.userType),
  ],
  ['fullName', nameIsUnfit, (f) => isFitName(f.fullName)],
  [
    'email',
    'Escribe un correo válido, por ejemplo tu@correo.com',
    (f) => email.safeParse(f.email).success,
  ],
  [
    'dataConsent',
    'Debes aceptar la política de tratamiento de datos',
    (f) => f.dataConsent === 'on',
  ],
];

/** The sign-up form. The first issue of a failed parse is the one to show. */
export const signUpSchema = typed
  .superRefine((fields, context) => {
    for (const [field, message, holds] of rules) {
      if (!holds(fields)) context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(({ userType, ...fields }) => ({
    email: email.parse(fields.email),
    password: fields.password,
    fullName: fields.fullName,
    role: z.enum(accountRoles).parse(userType),
  }));

export type SignUpFields = z.infer<typeof signUpSchema>;
