import { z } from 'zod';
import { typedPassword } from './current-password.ts';
import { email } from './email.ts';

export const signInSchema = z.object({
  email,
  password: typedPassword,
});

export type SignInFields = z.infer<typeof signInSchema>;
