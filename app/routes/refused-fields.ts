import type { z } from 'zod';
import type { Outcome } from '#app/ui/outcome-form.tsx';

/** Fields that no person fills in: what is wrong with one has no place beside it. */
const hiddenFields = new Set([
  'from',
  'idempotencyKey',
  'intent',
  'job',
  'line',
  'project',
  'replyId',
  'revision',
  'seen',
  'session',
  'token',
]);
const reload = 'Algo de esta página quedó viejo. Cárgala otra vez y vuelve a probar.';

/** All that is wrong with a form at once: the first rule that each field breaks, in the order of the rules. */
export function refusalOf(
  issues: readonly z.core.$ZodIssue[],
): Pick<Outcome, 'title' | 'message' | 'errors'> {
  const title = 'Revisa el formulario';
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (hiddenFields.has(field)) return { errors: {}, title, message: reload };
    if (field) errors[field] ??= message;
  }
  return { errors, title, message: issues[0]?.message ?? '' };
}
