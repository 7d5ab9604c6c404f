import { z } from 'zod';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { attachmentBytes, attachmentTooLarge } from '#content/attachment.ts';
import { contactSchema } from '#packages/contact/src/index.ts';
import { refusalOf } from '../refused-fields.ts';

// Compiled schemas need `eval`, which our policy forbids: zod would try, and the browser would report it.
z.config({ jitless: true });

/** What the server would refuse, in its own words, before a file is sent in vain; null when there is nothing. */
export function checkContact(
  values: Record<string, string>,
  attachment: { size: number },
): Outcome | null {
  const { error } = contactSchema.safeParse(values);
  const isTooLarge = attachment.size > attachmentBytes;
  if (!error && !isTooLarge) return null;
  const refusal = refusalOf(error?.issues ?? []);
  const errors = { ...refusal.errors, ...(isTooLarge && { demo: attachmentTooLarge }) };
  return { done: false, code: null, values, ...refusal, errors };
}
