import { z } from 'zod';

/** An address in its lower-case form; at most 254 characters, 64 of them before the @ (RFC 5321 §4.5.3.1). */
export const email = z
  .string('Escribe un correo válido, por ejemplo tu@correo.com')
  .trim()
  .toLowerCase()
  .max(254, 'Ese correo es demasiado largo')
  .refine((text) => text.indexOf('@') <= 64, 'Ese correo es demasiado largo')
  .pipe(z.email('Escribe un correo válido, por ejemplo tu@correo.com'));

/** A form that asks for nothing but an address. */
export const addressSchema = z.object({ email });
