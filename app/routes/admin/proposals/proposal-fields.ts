import { z } from 'zod';
import {
  noteSchema,
  proposalMoves,
  proposalStatuses,
  receivedSchema,
  replySchema,
  severityField,
} from '#packages/contact/src/index.ts';

/** A button, with the status that was seen. */
export const moveSchema = z.object({
  from: z.enum(proposalStatuses),
  intent: z.enum(proposalMoves),
});

/** How urgent a ticket was seen to be, and how urgent it is. */
export const severitySchema = z.object({ from: severityField, severity: severityField });

const nobody = z.literal('').transform(() => null);

/** Whom it was seen with, and who gets it. */
export const assigneeSchema = z.object({
  from: z.union([nobody, z.uuid()]),
  assignee: z.union([nobody, z.uuid()], 'Elige a alguien del equipo.'),
});

/** Words are kept once, under their key. */
const key = { idempotencyKey: z.uuid() };

export const keptNoteSchema = noteSchema.extend(key);

export const keptReceivedSchema = receivedSchema.extend(key);

/** A reply, and how many there were when it was begun. */
export const sentReplySchema = replySchema.extend({
  ...key,
  seen: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** Which saved reply goes behind what was typed of one. */
export const insertSchema = z.object({
  savedReplyId: z.uuid('Elige una respuesta guardada.'),
  reply: z.string().default(''),
  idempotencyKey: z.string().optional(),
  seen: z.string().optional(),
});

/** A button, with the reply that it takes back, or sends. */
export const waitingSchema = z.object({ replyId: z.uuid() });
