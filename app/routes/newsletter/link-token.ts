import { z } from 'zod';

/** The token of a link, from the address that the form is posted to. */
export const linkSchema = z.object({ de: z.string().default('') });

export const linkFields = (request: Request) =>
  Object.fromEntries(new URL(request.url).searchParams);
