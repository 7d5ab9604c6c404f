import { z } from 'zod';
import { accountRoles, roleSchema, tiers, tierSchema } from '#packages/account/src/index.ts';

/** Another tier, and the one that was seen. */
export const seenTierSchema = tierSchema.extend({ from: z.enum(tiers) });

/** Another kind of account, and the one that was seen. */
export const seenRoleSchema = roleSchema.extend({ from: z.enum(accountRoles) });

/** A button, with the session that it ends, or `all`. */
export const endedSessionSchema = z.object({ session: z.string() });
