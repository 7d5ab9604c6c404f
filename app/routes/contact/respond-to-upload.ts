import type { ActionFunctionArgs } from 'react-router';

export const uploadAccept = 'application/json';

type ActionResult = Response | { data: unknown; init: ResponseInit | null };

/**
 * The response of an action to a script that shows how the file goes up, which only XMLHttpRequest reports
 * (https://xhr.spec.whatwg.org/#the-upload-attribute): the outcome, or where to go on, with the same status and cookies.
 * The router's own requests and forms without script are answered as ever.
 */
export const respondToUpload =
  (action: (args: ActionFunctionArgs) => Promise<ActionResult>) =>
  async (args: ActionFunctionArgs, next: () => Promise<Response>): Promise<Response> => {
    const { method, headers } = args.request;
    if (method !== 'POST' || headers.get('accept') !== uploadAccept) return next();
    const response = await action(args);
    if (!(response instanceof Response))
      return Response.json({ outcome: response.data }, response.init ?? {});
    const cookies = response.headers
      .getSetCookie()
      .map((cookie): [string, string] => ['set-cookie', cookie]);
    return Response.json({ location: response.headers.get('location') }, { headers: cookies });
  };
