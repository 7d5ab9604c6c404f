import { z } from 'zod';

/** One mail as the inbox keeps it. `to` holds whom the server was told to deliver to, whatever the headers say. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The addresses of the web in the order of the mail, each once. */
  links: z.array(z.string()),
});

export type InboxMessage = z.infer<typeof inboxMessageSchema>;
