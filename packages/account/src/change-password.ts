import { z } from 'zod';
import { currentPassword } from './current-password.ts';
import { ownNewPasswordSchema } from './new-password.ts';

/** The form of the settings that changes a password that its owner knows. */
export const changePasswordSchema = z
  .object({ currentPassword })
  .and(ownNewPasswordSchema)
  .transform(({ currentPassword: current, password }) => ({ currentPassword: current, password }));

export type ChangePasswordFields = z.infer<typeof changePasswordSchema>;
