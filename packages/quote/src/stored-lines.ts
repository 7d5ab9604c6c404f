import { z } from 'zod';
import {
  highestPrice,
  longestDescription,
  mostLines,
  mostQuantity,
  type QuoteLine,
} from './lines.ts';

const linesSchema = z
  .array(
    z.strictObject({
      packageId: z.string().nullable(),
      description: z.string().min(1).max(longestDescription),
      quantity: z.int().min(1).max(mostQuantity),
      unitPrice: z.int().min(0).max(highestPrice),
    }),
  )
  .max(mostLines);

/** The lines as they were stored. Throws a `ZodError` for anything that is none. */
export const toQuoteLines = (stored: unknown): QuoteLine[] => linesSchema.parse(stored);
