import { type ActionFunctionArgs, data } from 'react-router';
import type { z } from 'zod';
import { requestId, services, anonymous } from '#app/context.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { describeMissingTable } from '#server/services/setup/describe-missing-tables.ts';
import { refusalOf } from './refused-fields.ts';
import { typedValues } from './typed-values.ts';

type Words = Pick<Outcome, 'title' | 'message'>;

/** What a person reads about a failure that nobody expected. */
const unexpected: Words = {
  title: 'Ocurrió un error inesperado',
  message: 'El error quedó anotado. Espera un momento y vuelve a intentarlo.',
};

/** What was done, in words, and the headers that go with it. */
type Done = Pick<Outcome, 'title' | 'message' | 'shownOnce'> & {
  headers?: Headers;
  /** What stands in some fields instead of what was typed. */
  fields?: Record<string, string>;
};

/**
 * Parses a posted form and does its work. What is refused comes back with its words and what was typed, and so does
 * what fails: `failed` are the words for that, where a form has its own.
 */
export async function handleFormAction<Fields>(
  args: Pick<ActionFunctionArgs, 'context' | 'request'>,
  form: Record<string, string>,
  schema: z.ZodType<Fields>,
  work: (fields: Fields) => Promise<Response | Done>,
  failed?: Words,
) {
  const values = typedValues(form, schema);
  const respond = (outcome: Words & Partial<Outcome>, init: ResponseInit) =>
    data({ done: false, errors: {}, code: null, values, ...outcome } satisfies Outcome, init);

  const fields = schema.safeParse(form);
  if (!fields.success) return respond(refusalOf(fields.error.issues), { status: 422 });
  try {
    const result = await work(fields.data);
    if (result instanceof Response) return result;
    const { headers = new Headers(), fields: changed, ...outcome } = result;
    return respond(
      { ...outcome, done: true, values: { ...values, ...changed } },
      { status: 200, headers },
    );
  } catch (error) {
    const described = toErrorResponse(error);
    if (described) {
      const { code, title, message } = described.body;
      const { field } = described;
      return respond(
        { errors: field ? { [field]: message } : {}, code, title, message },
        described,
      );
    }
    const app = args.context.get(services);
    // The page about the database says which table is missing, unless the form has its own words.
    if (!failed && (await describeMissingTable(app, args.context.get(anonymous), error)))
      throw error;
    const id = args.context.get(requestId);
    const { pathname: path } = new URL(args.request.url);
    app.log.error({ err: error, requestId: id, path }, 'form failed');
    return respond({ ...(failed ?? unexpected), requestId: id }, { status: 500 });
  }
}
