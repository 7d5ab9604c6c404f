import { z } from 'zod';
import { currentPassword } from './current-password.ts';
import { email } from './email.ts';

/** The form of the settings that moves an account to another address. */
export const changeEmailSchema = z.object({ currentPassword, email });

export type ChangeEmailFields = z.infer<typeof changeEmailSchema>;
