import { z } from 'zod';
import {
  otherAmountSchema,
  transferRecordSchema,
  transferRefusalSchema,
} from '#packages/payments/src/index.ts';

/** Which report; and the box of whoever saw that it is another transfer than the one with its reference. */
const named = { transfer: z.string().default('') };
const other = { other: z.literal('on').optional() };

export const confirmSchema = z.object({ ...named, ...other });
export const namedAmountSchema = otherAmountSchema.extend({ ...named, ...other });
export const namedRefusalSchema = transferRefusalSchema.extend(named);
export const keyedRecordSchema = transferRecordSchema.extend({ key: z.uuid(), ...other });
