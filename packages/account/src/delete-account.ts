import { z } from 'zod';
import { typedPassword } from './current-password.ts';
import { email } from './email.ts';

/** The form that asks for an account to be deleted: the address, typed out, and the password. */
export const deleteAccountSchema = z.object({
  email,
  currentPassword: typedPassword,
});

export type DeleteAccountFields = z.infer<typeof deleteAccountSchema>;
