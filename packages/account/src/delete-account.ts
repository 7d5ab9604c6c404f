import { z } from 'zod';
import { email } from './email.ts';

/** The form that asks for an account to be erased: the address, typed out, and the password. */
export const deleteAccountSchema = z.object({
  email,
  currentPassword: z.string().min(1, 'Escribe tu contraseña').max(256),
});

export type DeleteAccountFields = z.infer<typeof deleteAccountSchema>;
