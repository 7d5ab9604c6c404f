import { z } from 'zod';

/** The password that its owner types again before something that matters. */
export const currentPassword = z
  .string()
  .default('')
  .refine((password) => password !== '', 'Escribe tu contraseña actual')
  .refine((password) => password.length <= 256, 'Esa no es tu contraseña actual');

/** A form that asks for nothing but that. */
export const currentPasswordSchema = z.object({ currentPassword });
