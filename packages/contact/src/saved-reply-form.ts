import { z } from 'zod';
import { oneLine, textField } from '#packages/one-line/src/index.ts';
import {
  longestSavedReply,
  longestSavedTitle,
  placeholderNames,
  unknownPlaceholders,
} from './saved-reply.ts';

/** The form of a saved reply. */
export const savedReplySchema = z.object({
  title: z
    .string()
    .default('')
    .transform(oneLine)
    .refine((text) => text !== '', 'Ponle un título para encontrarla')
    .refine(
      (text) => text.length <= longestSavedTitle && !/\p{Cc}/u.test(text) && text.isWellFormed(),
      `Escribe el título en una sola línea de hasta ${longestSavedTitle} caracteres`,
    ),
  text: textField(longestSavedReply, {
    empty: 'Escribe el texto de la respuesta',
    long: `El texto puede tener hasta ${longestSavedReply.toLocaleString('es-CO')} caracteres`,
  }).superRefine((text, context) => {
    const [first] = unknownPlaceholders(text);
    if (first !== undefined)
      context.addIssue({
        code: 'custom',
        message: `No conocemos ${first.slice(0, 60)}. Entre llaves solo van ${placeholderNames}.`,
      });
  }),
});
