import { z } from 'zod';
import { oneLine } from '#packages/one-line/src/index.ts';

const controlCharacter = /\p{Cc}/u;
const longestName = 200;

/** A full name as it was typed, without spaces around it and what nobody sees. */
export const fullName = z.string().default('').transform(oneLine);

/** What a person reads when they left their name out. */
export const nameIsMissing = 'Por favor ingresa tu nombre completo';

/** What a person reads when their name cannot be kept as it is. */
export const nameIsUnfit = `Escribe tu nombre en una sola línea de hasta ${longestName} caracteres`;

/** Whether a name is short enough, on one line, and whole Unicode. */
export const isFitName = (name: string): boolean =>
  name.length <= longestName && name.isWellFormed() && !controlCharacter.test(name);

/** The form that changes the name of an account; its rules are those of sign-up. */
export const nameSchema = z.object({
  fullName: fullName.refine((name) => name !== '', nameIsMissing).refine(isFitName, nameIsUnfit),
});
