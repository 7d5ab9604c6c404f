import { z } from 'zod';

/** One mail as the inbox keeps it. `to` holds whom the server was asked to deliver to, whatever the headers say. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  /** With its angle brackets; empty when the mail has none. */
  messageId: z.string().default(''),
  /** The address that an answer goes to; empty when it is the sender's. */
  replyTo: z.string().default(''),
  /** As `messageId`, of the mail that it answers. */
  inReplyTo: z.string().default(''),
  references: z.array(z.string()).default([]),
  /** What came with it: its size in bytes and the SHA-256 of them, in hexadecimal. */
  attachments: z
    .array(
      z.object({ fileName: z.string(), type: z.string(), size: z.number(), sha256: z.string() }),
    )
    .default([]),
  text: z.string(),
  html: z.string(),
  /** The addresses of the web in the order of the mail, each once. */
  links: z.array(z.string()),
  /** How a mailbox can stop such mails (RFC 2369, and RFC 8058 for one press); null when the mail does not say. */
  stop: z.object({ url: z.string(), oneClick: z.boolean() }).nullable().default(null),
});

export type InboxMessage = z.infer<typeof inboxMessageSchema>;
/** As it comes: the inbox names it and says when it came. */
export type NewInboxMessage = Omit<z.input<typeof inboxMessageSchema>, 'id' | 'at'>;
