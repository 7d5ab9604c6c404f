import { z } from 'zod';
import { textField } from '#packages/one-line/src/index.ts';
import { longestWords, suspensionGrounds, warningDays } from './oversight.ts';
import { accountRoles } from './role.ts';
import { tiers } from './tier.ts';

const words = (empty: string) =>
  textField(longestWords, {
    empty,
    long: `Caben hasta ${longestWords.toLocaleString('es-CO')} caracteres`,
  });

/** The staff gives an account another tier, and says why. */
export const tierSchema = z.object({
  tier: z.enum(tiers, 'Elige un plan'),
  note: words('Escribe por qué cambia el plan'),
});

/** The staff corrects what kind of account it is, and says why. */
export const roleSchema = z.object({
  role: z.enum(accountRoles, 'Elige un tipo de cuenta'),
  note: words('Escribe por qué cambia el tipo de cuenta'),
});

/** The staff warns a person, and says until when they have time. */
export const warningSchema = z.object({
  days: z
    .string('Elige un plazo')
    .transform(Number)
    .refine((days) => warningDays.some((one) => one === days), 'Elige un plazo'),
  reason: words('Escribe el motivo: la persona lo va a leer'),
});

/** The staff suspends an account; the person reads the reason. */
export const suspensionSchema = z.object({
  ground: z.enum(suspensionGrounds, 'Elige por qué'),
  reason: words('Escribe el motivo: la persona lo va a leer'),
});

/** What the staff decided after a review, for the person to read. */
export const decisionSchema = z.object({
  decision: words('Escribe qué decidieron: la persona lo va a leer'),
});

/** A suspended person answers, and asks for a review. */
export const reviewSchema = z.object({
  answer: words('Escribe qué quieres que revisemos'),
});
