import { z } from 'zod';

/** The password that its owner types again before something that matters. */
export const currentPassword = z
  .string()
  .default('')
  .refine((password) => password !== '', 'Escribe tu contraseña actual')
  .refine((password) => password.length <= 256, 'Esa no es tu contraseña actual');

/** The password of an account, as its owner types it. */
export const typedPassword = z
  .string()
  .default('')
  .refine((password) => password !== '', 'Escribe tu contraseña')
  .refine((password) => password.length <= 256, 'Esa no es tu contraseña');

/** A form that asks for nothing but that. */
export const currentPasswordSchema = z.object({ currentPassword });
