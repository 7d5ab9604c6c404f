import { z } from 'zod';
import { proposalMoves, proposalStatuses, replySchema } from '#packages/contact/src/index.ts';

/** A button, with the status that was seen. */
export const moveSchema = z.object({
  from: z.enum(proposalStatuses),
  intent: z.enum(proposalMoves),
});

const nobody = z.literal('').transform(() => null);

/** Whom it was seen with, and who gets it. */
export const assigneeSchema = z.object({
  from: z.union([nobody, z.uuid()]),
  assignee: z.union([nobody, z.uuid()], 'Elige a alguien del equipo.'),
});

/** A reply, and how many there were when it was begun. */
export const sentReplySchema = replySchema.extend({
  seen: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** A button, with the reply that it takes back. */
export const undoSchema = z.object({ reply: z.uuid() });
