import { z } from 'zod';
import { system } from '#server/actor.ts';
import { mailAboutGuesses as mailOwner } from '#server/services/accounts/mail-about-guesses.ts';
import { type Job, shortLived } from './job.ts';

/** The owner of an address, if it has one, is warned that somebody guesses passwords. */
export const mailAboutGuesses: Job<'mail-about-guesses', { email: string }> = {
  name: 'mail-about-guesses',
  formerly: 'tell-of-guesses',
  data: z.object({ email: z.string() }),
  sealedBy: 'email',
  queue: shortLived,
  handle: ({ services }, guesses) => mailOwner(services, system, guesses),
};
