import type { Context } from 'hono';
import { escapeHtml } from '../../escape-html.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A page of the simulators: without scripts, with one sheet, and with the banner that says what it is. */
export function sendPage(
  c: Context,
  {
    title,
    body,
    status = 200,
    leadsTo = [],
    isWide = false,
  }: {
    title: string;
    body: string;
    status?: ContentfulStatusCode;
    /** Where its forms may end, besides here: a browser holds redirects against form-action too. */
    leadsTo?: readonly (string | null)[];
    isWide?: boolean;
  },
): Response | Promise<Response> {
  const origins = leadsTo.flatMap((address) =>
    address === null ? [] : (URL.parse(address)?.origin ?? []),
  );
  return c.html(
    `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Pagos de prueba</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/payments.css">
</head>
<body${isWide ? ' class="wide"' : ''}>
<p class="banner"><strong>Modo de prueba:</strong> aquí no se mueve dinero.</p>
${body}
</body>
</html>`,
    status,
    {
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        "img-src 'self'",
        ["form-action 'self'", ...new Set(origins)].join(' '),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  );
}

/** A page with nothing but a message, and perhaps a way on. */
export const sendMessage = (
  c: Context,
  {
    title,
    text,
    status = 200,
    next,
  }: {
    title: string;
    text: string;
    status?: ContentfulStatusCode;
    next?: { href: string; text: string };
  },
): Response | Promise<Response> =>
  sendPage(c, {
    title,
    status,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${next ? `<p><a class="button main" href="${escapeHtml(next.href)}">${escapeHtml(next.text)}</a></p>` : ''}
<p><a href="/pagos">Ver todos los pagos de prueba</a></p>
</main>`,
  });
