/**
 * A request as the browser sent it. Behind a proxy that ends TLS, and with a Host header that anybody may write, its
 * URL names a place where the site does not stand; React Router compares that with `Origin` before any action. Whether
 * the sender may post here `same-origin.ts` has decided: of its origin a trusted one is left, or none.
 */
export function publicRequest(
  request: Request,
  { origin, origins }: { origin: string; origins: readonly string[] },
): Request {
  const sender = request.headers.get('origin');
  const { pathname, search } = new URL(request.url);
  const place = origins.find((one) => one === sender) ?? origin;
  const { method, headers, signal } = request;
  // To ask the server's own request for a body makes a second one of it, also where there is none.
  const sent = new Request(
    `${place}${pathname}${search}`,
    method === 'GET' ? { headers, signal } : request,
  );
  if (sender === 'null') sent.headers.delete('origin');
  return sent;
}
