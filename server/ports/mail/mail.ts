import { z } from 'zod';
import { buckets } from '#server/ports/storage/storage.ts';

const attachmentSchema = z.object({
  bucket: z.enum(buckets),
  path: z.string(),
  /** What the reader's mailbox calls it. */
  fileName: z.string(),
  /** Such as `application/pdf`. */
  type: z.string(),
});

export const mailSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['reply', 'copy']), id: z.uuid() }),
  /** `entryId` is that of what the staff did; null for the mail with the radicado. */
  z.object({ kind: z.literal('request'), id: z.uuid(), entryId: z.uuid().nullable() }),
  /** Of what was mailed with an earlier link nothing is noted. */
  z.object({ kind: z.literal('quote'), id: z.uuid(), linkCount: z.int() }),
  /** `id` is that of the order. Of a mail before the last one about the same thing nothing is noted. */
  z.object({ kind: z.literal('receipt'), id: z.uuid(), mailCount: z.int() }),
  z.object({ kind: z.literal('refund'), id: z.uuid(), refundId: z.string(), mailCount: z.int() }),
]);

/** One mail to one person, as it waits in the queue. */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** A page where whoever reads it can stop such mails. A POST to it does so at once (RFC 8058). */
  stopUrl: z.string().optional(),
  /** Where an answer to it goes, if not to the sender. */
  replyTo: z.string().optional(),
  /** Its Message-ID without the brackets, `left@right` (RFC 5322 §3.6.4). Absent: the id that it is sent with makes one. */
  messageId: z.string().optional(),
  /** The Message-ID of the mail that it answers. */
  inReplyTo: z.string().optional(),
  /** Those of the whole conversation, the oldest first: a mailbox shows it as one. */
  references: z.array(z.string()).optional(),
  /** Stored objects that go with it, 18 MiB in all at most: mailboxes take 25, and a mail spells out three bytes in four. */
  attachments: z.array(attachmentSchema).optional(),
  /** The row that notes whether the mail server took it. */
  about: mailSubjectSchema.optional(),
  /** The rows whose words stand in it, or whose link: as long as it waits, it goes with one that is erased. */
  rows: z.array(z.uuid()).optional(),
});

export type Mail = z.infer<typeof mailSchema>;
export type MailSubject = z.infer<typeof mailSubjectSchema>;
export type MailSubjectOf<Kind extends MailSubject['kind']> = Extract<MailSubject, { kind: Kind }>;
/** What became of a mail: the server took it, refused it for good, or did not take it in all of its tries. */
export type MailOutcome = 'delivered' | MailFailure;
export type MailFailure = 'refused' | 'given-up';
export type MailAttachment = z.infer<typeof attachmentSchema>;

export const mostAttachedBytes = 18 * 1024 * 1024;
