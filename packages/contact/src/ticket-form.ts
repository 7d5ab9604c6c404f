import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { consentField, emailField, longestMessage, nameField, trapField } from './texts.ts';
import { longestPlace, ticketSeverities } from './ticket.ts';

/** One of the severities of support. */
export const severityField = z.enum(ticketSeverities, { error: 'Elige qué tan urgente es' });

/** The form in which somebody reports a problem. `place` is an address, the code of an error, or nothing. */
export const ticketSchema = z.object({
  severity: severityField,
  name: nameField,
  email: emailField,
  message: textField(longestMessage, {
    empty: 'Cuéntanos qué pasó',
    long: `El reporte puede tener hasta ${longestMessage.toLocaleString('es-CO')} caracteres`,
  }),
  place: lineField(longestPlace, {
    long: `Escribe la página o el código en una sola línea de hasta ${longestPlace} caracteres`,
  }),
  consent: consentField,
  website: trapField,
});

export type Ticket = z.infer<typeof ticketSchema>;
