import { z } from 'zod';
import { type Job, shortLived } from './job.ts';

/** The operator's command cannot write mails itself. */
export const mailTwoFactorOff: Job<'mail-two-factor-off', { email: string; displayName: string }> =
  {
    name: 'mail-two-factor-off',
    formerly: 'tell-two-factor-off',
    data: z.object({ email: z.string(), displayName: z.string() }),
    sealedBy: 'email',
    queue: shortLived,
    handle: ({ services }, owner) => services.accounts.mails.twoFactorOff(owner),
  };
