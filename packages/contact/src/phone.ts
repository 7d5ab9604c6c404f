import { z } from 'zod';

/** Colombia: a mobile has ten digits from 3 on; a landline, since 2021, `60`, the digit of its area and seven more. */
const colombian = /^(?:3\d{9}|60[1-8]\d{7})$/;
/** ITU-T E.164: a plus, the code of the country, at most 15 digits. */
const international = /^\+[1-9]\d{6,14}$/;

/**
 * A telephone as people write it (`300 123 45 67`, `(601) 234-5678`, `+34 600 00 00 00`), in E.164; null when it was left
 * empty. Ten digits without a country are Colombian.
 */
export const phoneField = z
  .string()
  .default('')
  .transform((text, context) => {
    const typed = text.trim();
    if (typed === '') return null;
    const digits = typed.replaceAll(/[\s().-]/g, '');
    const local = digits.replace(/^(?:\+?57)(?=\d{10}$)/, '');
    if (colombian.test(local)) return `+57${local}`;
    if (international.test(digits) && !digits.startsWith('+57')) return digits;
    context.addIssue({
      code: 'custom',
      message: 'Revisa el teléfono: diez dígitos, o con el + y el código de tu país',
    });
    return z.NEVER;
  });
