import { data, href, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/root.ts';
import { explanation, failureCode } from './failure-details.ts';
import { isSecretField } from './secret-field.ts';
import type { Outcome } from './ui/outcome-form.tsx';

/**
 * In the browser: a posted form that the server did not answer stays where it is with what was typed, and says so: the
 * network is gone, or something failed before the page's own action began.
 */
export const keepForm: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  if (request.method !== 'POST') return next();
  const sent = request.clone();
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    // A redirect travels as an error, too.
    if (type === 'data' || result instanceof Response || request.signal.aborted) continue;
    const words = wordsOf(result, new URL(request.url).pathname);
    if (!words) continue;
    const outcome: Outcome = {
      done: false,
      errors: {},
      code: null,
      values: await typedInto(sent),
      ...words,
    };
    // Not read again: where a form got no response, its page would get none either.
    results[route] = { type: 'data', result: data(outcome, { status: 500 }) };
  }
  return results;
};

/** What a person has to know who may have been heard, by the address of the form. */
const sentTwice: Record<string, string> = {
  [href('/contact')]:
    'Puede que tu mensaje sí haya llegado: si lo envías otra vez igual, no queda repetido. ',
};

type Words = Pick<Outcome, 'title' | 'message' | 'requestId'>;

/** What a person reads about it; null for what is a page of its own, such as one that does not exist. */
function wordsOf(error: unknown, path: string): Words | null {
  const explained = explanation(error);
  if (explained) return explained;
  const title = 'Ocurrió un error inesperado';
  if (!isRouteErrorResponse(error)) {
    return {
      title,
      message: `No llegó respuesta del servidor. ${sentTwice[path] ?? ''}Revisa tu conexión y vuelve a intentarlo.`,
    };
  }
  if (error.status < 500) return null;
  const requestId = failureCode(error);
  return {
    title,
    message: `${requestId ? 'El error quedó anotado' : 'El servidor no alcanzó a responder'}. Espera un momento y vuelve a intentarlo.`,
    ...(requestId && { requestId }),
  };
}

async function typedInto(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !isSecretField(entry[0]),
    ),
  );
}
