import { z } from 'zod';
import { email } from './email.ts';

export const signInSchema = z.object({
  email,
  password: z.string().min(1, 'Escribe tu contraseña').max(256),
});

export type SignInFields = z.infer<typeof signInSchema>;
