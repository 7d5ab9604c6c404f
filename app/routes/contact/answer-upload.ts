import type { ActionFunctionArgs } from 'react-router';

export const uploadAccept = 'application/json';

type Answer = Response | { data: unknown; init: ResponseInit | null };

/**
 * The answer of an action to a script that shows how the file goes up, which only XMLHttpRequest tells
 * (https://xhr.spec.whatwg.org/#the-upload-attribute): the outcome, or where to go on, with the same status and cookies.
 * The router's own requests and forms without script are answered as ever.
 */
export const answerUpload =
  (action: (args: ActionFunctionArgs) => Promise<Answer>) =>
  async (args: ActionFunctionArgs, next: () => Promise<Response>): Promise<Response> => {
    const { method, headers } = args.request;
    if (method !== 'POST' || headers.get('accept') !== uploadAccept) return next();
    const answer = await action(args);
    if (!(answer instanceof Response))
      return Response.json({ outcome: answer.data }, answer.init ?? {});
    const cookies = answer.headers
      .getSetCookie()
      .map((cookie): [string, string] => ['set-cookie', cookie]);
    return Response.json({ location: answer.headers.get('location') }, { headers: cookies });
  };
