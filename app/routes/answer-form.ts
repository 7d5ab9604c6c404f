import { data } from 'react-router';
import type { z } from 'zod';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { AppErrorCode } from '#server/error-texts.ts';
import { describeError } from '#server/services/describe-error.ts';

/** The field that an expected failure is about. */
const fieldOf: Partial<Record<AppErrorCode, string>> = {
  'auth.common-password': 'password',
  'auth.wrong-password': 'currentPassword',
  'auth.same-email': 'email',
  'auth.wrong-code': 'code',
  'auth.used-code': 'code',
  'auth.wrong-recovery-code': 'code',
  'account.other-email': 'email',
  'demo.invalid': 'demo',
  'demo.too-large': 'demo',
};

/** Fields that no person fills in: what is wrong with one has no place beside it. */
const hiddenFields = new Set(['intent', 'job', 'project', 'revision', 'session', 'token']);
const reload = 'Algo de esta página quedó viejo. Cárgala otra vez y vuelve a probar.';

/** What was done, in words, and the headers that go with it. */
type Done = Pick<Outcome, 'title' | 'message' | 'shownOnce'> & { headers?: Headers };

/** Parses a posted form and does its work; what is refused comes back with its words and what was typed. */
export async function answerForm<Fields>(
  form: Record<string, string>,
  schema: z.ZodType<Fields>,
  work: (fields: Fields) => Promise<Response | Done>,
) {
  const values = Object.fromEntries(
    Object.entries(form).filter(([name]) => !/password|token|^code$/i.test(name)),
  );
  const say = (outcome: Omit<Outcome, 'values'>, init: ResponseInit) =>
    data({ values, ...outcome } satisfies Outcome, init);

  const fields = schema.safeParse(form);
  if (!fields.success) {
    const [issue] = fields.error.issues;
    const field = String(issue?.path[0] ?? '');
    const isHidden = hiddenFields.has(field);
    const outcome = {
      field: isHidden ? null : field,
      title: 'Revisa el formulario',
      message: isHidden ? reload : (issue?.message ?? ''),
    };
    return say({ done: false, code: null, ...outcome }, { status: 422 });
  }
  try {
    const result = await work(fields.data);
    if (result instanceof Response) return result;
    const { headers = new Headers(), ...told } = result;
    return say({ done: true, field: null, code: null, ...told }, { status: 200, headers });
  } catch (error) {
    const described = describeError(error);
    if (!described) throw error;
    const { code, title, message } = described.body;
    return say({ done: false, field: fieldOf[code] ?? null, code, title, message }, described);
  }
}
