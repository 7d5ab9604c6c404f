import { z } from 'zod';
import { newPasswordSchema } from './new-password.ts';

/** The form of /dashboard/ajustes that changes a password that its owner knows. */
export const changePasswordSchema = z
  .object({ currentPassword: z.string().min(1, 'Escribe tu contraseña actual').max(256) })
  .and(newPasswordSchema)
  .transform(({ currentPassword, password }) => ({ currentPassword, password }));

export type ChangePasswordFields = z.infer<typeof changePasswordSchema>;
