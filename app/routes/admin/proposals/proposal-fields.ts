import { z } from 'zod';
import { proposalMoves, proposalStatuses } from '#packages/contact/src/index.ts';

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
