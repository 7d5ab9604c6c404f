import { z } from 'zod';
import { lineField, textField } from '#packages/one-line/src/index.ts';
import { longestNotes, longestReason, mostDiscount } from './limits.ts';
import { currencies, longestDescription, mostQuantity } from './lines.ts';
import { parsePrice } from './price.ts';

const longestName = 120;

/** A whole number of up to three digits. */
const countField = (least: number, most: number, says: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => /^\d{1,3}$/.test(text), says)
    .transform(Number)
    .refine((count) => count >= least && count <= most, says);

const quantityField = countField(1, mostQuantity, `Escribe una cantidad de 1 a ${mostQuantity}`);

const priceField = z
  .string()
  .default('')
  .transform((text, context) => {
    const amount = parsePrice(text);
    if (amount !== null) return amount;
    context.addIssue({
      code: 'custom',
      message:
        'Escribe el precio en números, como 1.200.000 o 390,50. Si es más de mil millones, pártelo',
    });
    return z.NEVER;
  });

/** A line that the staff writes: its price includes IVA. */
export const freeLineSchema = z.object({
  description: lineField(longestDescription, {
    empty: 'Escribe qué se ofrece',
    long: `Escríbelo en una sola línea de hasta ${longestDescription} caracteres`,
  }),
  quantity: quantityField,
  price: priceField,
});

/** A line of the catalogue: its words and its price are those that the catalogue has. */
export const catalogueLineSchema = z.object({
  package: z
    .string()
    .default('')
    .refine((id) => /^[a-z\d-]{1,60}$/.test(id), 'Elige un paquete'),
  quantity: quantityField,
});

/** What a quote says beside its lines. */
export const detailsSchema = z.object({
  name: lineField(longestName, {
    empty: 'Escribe a quién se le cotiza',
    long: `Escribe el nombre en una sola línea de hasta ${longestName} caracteres`,
  }),
  currency: z.enum(currencies, { error: 'Elige dólares o pesos' }),
  discount: countField(0, mostDiscount, `Escribe un porcentaje entero de 0 a ${mostDiscount}`),
  validUntil: z
    .string()
    .default('')
    .refine((date) => /^\d{4}-\d{2}-\d{2}$/.test(date), 'Elige hasta qué día es válida'),
  notes: textField(longestNotes, {
    long: `Las condiciones pueden tener hasta ${longestNotes.toLocaleString('es-CO')} caracteres`,
  }),
});

/** Who accepts types their name and ticks what they accept. */
export const acceptSchema = z.object({
  name: lineField(longestName, {
    empty: 'Escribe tu nombre completo',
    long: `Escribe tu nombre en una sola línea de hasta ${longestName} caracteres`,
  }).refine((name) => name.length >= 3, 'Escribe tu nombre completo'),
  accept: z.literal('on', { error: 'Marca la casilla para aceptar la cotización' }),
});

/** Who rejects says why. */
export const rejectSchema = z.object({
  reason: textField(longestReason, {
    empty: 'Cuéntanos por qué no te sirve',
    long: `El motivo puede tener hasta ${longestReason.toLocaleString('es-CO')} caracteres`,
  }),
});

export type FreeLine = z.infer<typeof freeLineSchema>;
export type CatalogueLine = z.infer<typeof catalogueLineSchema>;
export type Details = z.infer<typeof detailsSchema>;
export type Acceptance = z.infer<typeof acceptSchema>;
