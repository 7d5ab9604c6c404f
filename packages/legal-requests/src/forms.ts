import { z } from 'zod';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  consentField,
  emailField,
  nameField,
  phoneField,
  trapField,
} from '#packages/contact/src/index.ts';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { enteredChannels } from './channels.ts';
import { documentTypeNames } from './documents.ts';
import { requestKindNames } from './kinds.ts';
import { longestWords } from './limits.ts';

const longestFacts = 10_000;
const longestSubject = 160;

const empty = z.literal('').transform(() => null);

const documentNumber = z
  .string()
  .default('')
  .transform((text) => text.replaceAll(/[\s.]/g, '').toUpperCase() || null)
  .refine(
    (text) => text === null || /^[A-Z\d-]{4,20}$/.test(text),
    'Revisa el número: solo letras y dígitos, de 4 a 20',
  );

const whatIsAsked = {
  kind: z.enum(requestKindNames, { error: 'Elige qué tipo de solicitud es' }),
  name: nameField,
  documentType: z.union([empty, z.enum(documentTypeNames)], 'Elige un documento de la lista'),
  documentNumber,
  phone: phoneField,
  subject: lineField(longestSubject, {
    empty: 'Escribe qué pides, en una línea',
    long: `Escribe qué pides en una sola línea de hasta ${longestSubject} caracteres`,
  }),
  facts: textField(longestFacts, {
    empty: 'Cuéntanos qué pasó o qué necesitas',
    long: `Caben hasta ${longestFacts.toLocaleString('es-CO')} caracteres`,
  }),
};

/** The form of the site. */
export const requestSchema = z.object({
  ...whatIsAsked,
  email: emailField,
  consent: consentField,
  website: trapField,
});

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** An hour of Bogotá as `datetime-local` gives it, which has no zone: `2026-11-24T15:30`. 30 February is no day of March. */
const receivedField = z
  .string()
  .default('')
  .transform((text, context) => {
    const at = new Date(`${text}-05:00`);
    if (moment.test(text) && !Number.isNaN(+at) && bogotaDate(at) === text.slice(0, 10)) return at;
    context.addIssue({ code: 'custom', message: 'Pon el día y la hora en que llegó' });
    return z.NEVER;
  });

/** The form of the staff, for what came another way. Who wrote a letter may have no address of mail. */
export const enteredRequestSchema = z.object({
  ...whatIsAsked,
  email: z.union([empty, emailField], 'Revisa el correo: debe verse como nombre@correo.com'),
  channel: z.enum(enteredChannels, { error: 'Elige cómo llegó' }),
  receivedAt: receivedField,
});

const words = (says: string) =>
  textField(longestWords, {
    empty: says,
    long: `Caben hasta ${longestWords.toLocaleString('es-CO')} caracteres`,
  });

/** What the staff writes to the person, or notes. */
export const answerSchema = z.object({ answer: words('Escribe la respuesta') });
export const askSchema = z.object({ ask: words('Escribe qué falta') });
export const extendSchema = z.object({ extend: words('Escribe por qué hace falta más tiempo') });
export const closeSchema = z.object({ close: words('Escribe por qué se cierra') });
export const requestNoteSchema = z.object({ requestNote: words('Escribe la nota') });
export const reachedSchema = z.object({ reached: words('Escribe cómo le avisaste') });

/** The address as it should have been, and how the staff knows. */
export const correctionSchema = z.object({
  email: emailField,
  correct: words('Escribe cómo lo sabes'),
});

/** What a person adds to a request that lacked something, on its page, or as the staff got it. */
export const completeSchema = z.object({ complete: words('Escribe lo que faltaba') });

/** That the staff knows who asks, and how. */
export const identitySchema = z.object({
  checked: z.literal('on', { error: 'Marca que comprobaste quién es' }),
  identity: words('Escribe cómo lo comprobaste'),
});

export type RequestForm = z.infer<typeof requestSchema>;
export type EnteredRequest = z.infer<typeof enteredRequestSchema>;
