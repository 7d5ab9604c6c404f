import { z } from 'zod';
import { composed, lineField, textField } from '#packages/one-line/src/index.ts';

const longestName = 120;
/** Of a message to the studio, in UTF-16 units. */
export const longestMessage = 5000;
const longestEmail = 254;

export const nameField = lineField(longestName, {
  empty: 'Cuéntanos cómo te llamas',
  long: `Escribe tu nombre en una sola línea de hasta ${longestName} caracteres`,
});

/** An address in one line: a line break in one would begin another header of a mail. */
export const emailField = z
  .string()
  .default('')
  .transform((text) => composed(text.trim()))
  .pipe(
    z
      .email('Revisa el correo: debe verse como nombre@correo.com')
      .max(longestEmail, 'Ese correo es demasiado largo')
      // RFC 5321 §4.5.3.1.1: no server takes a longer one.
      .refine((text) => text.indexOf('@') <= 64, 'Ese correo es demasiado largo'),
  );

export const messageField = textField(longestMessage, {
  empty: 'Cuéntanos algo de tu proyecto',
  long: `El mensaje puede tener hasta ${longestMessage.toLocaleString('es-CO')} caracteres`,
});

/** Ley 1581 of 2012: no treatment of personal data before the person has said yes, by an act of their own. */
export const consentField = z.literal('on', {
  error: 'Debes aceptar la política de tratamiento de datos',
});

/** A field that people do not see. Programs that fill in every field give themselves away. */
export const trapField = z.string().default('');
