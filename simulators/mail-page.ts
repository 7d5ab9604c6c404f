import { escapeHtml } from './escape-html.ts';
import type { InboxMessage } from './inbox-message.ts';

export { mailStyles } from './mail-styles.ts';

/**
 * The mailbox of the test mode as a page without scripts or inline styles. It wants `/dev/mail.css` (mailStyles) and
 * `/dev/mail/html?id=` (renderMailBody) beside it.
 */
export function renderMailPage(messages: InboxMessage[], selectedId?: string): string {
  const selected = messages.find(({ id }) => id === selectedId) ?? messages[0];
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Correo de prueba</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<header>
<h1>Correo de prueba</h1>
<p>Lo que el servidor envía en este equipo llega aquí y a ninguna otra parte. <a href="/dev/mail.json">Ver como JSON</a> · <a href="/dev/reloj">Reloj de prueba</a></p>
</header>
<main>${selected ? renderMailbox(messages, selected) : renderEmpty()}</main>
</body>
</html>`;
}

/** Headers for a mail's own HTML: it shows its styles, and can neither run, load nor send anything. */
export const mailBodyHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
};

const renderEmpty = () => `
<section class="empty">
<h2>Todavía no hay correos</h2>
<p>Crea una cuenta en <a href="/auth?tab=signup">la página de registro</a> y recarga: el enlace de confirmación aparece aquí.</p>
</section>`;

const renderMailbox = (messages: InboxMessage[], selected: InboxMessage) => `
<nav aria-label="Correos recibidos">
<ul>${messages.map((message) => renderItem(message, message === selected)).join('')}
</ul>
</nav>
${renderMessage(selected)}`;

const renderItem = ({ id, subject, to, at }: InboxMessage, isCurrent: boolean) => `
<li><a href="/dev/mail?id=${encodeURIComponent(id)}"${isCurrent ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(subject || 'Sin asunto')}</strong>
<span>${escapeHtml(to.join(', '))}</span>
<time datetime="${escapeHtml(at)}">${formatTime(at)}</time>
</a></li>`;

const renderMessage = (message: InboxMessage) => {
  const { id, subject, from, to, replyTo, at, text, html, links, attachments } = message;
  return `
<article>
<h2>${escapeHtml(subject || 'Sin asunto')}</h2>
<dl>
<dt>De</dt><dd>${escapeHtml(from || 'Sin remitente')}</dd>
<dt>Para</dt><dd>${escapeHtml(to.join(', '))}</dd>
${replyTo ? `<dt>Responder a</dt><dd>${escapeHtml(replyTo)}</dd>\n` : ''}<dt>Llegó</dt><dd><time datetime="${escapeHtml(at)}">${formatTime(at)}</time></dd>
</dl>
${attachments.length > 0 ? `<h3>Archivos adjuntos</h3>\n<ul>${attachments.map(renderAttachment).join('')}\n</ul>` : ''}
${links.length > 0 ? `<h3>Enlaces</h3>\n<ul class="links">${links.map(renderLink).join('')}\n</ul>` : ''}
<h3>Texto</h3>
<pre>${escapeHtml(text || 'Este correo no tiene versión en texto.')}</pre>
${html ? `<p><a class="key" href="/dev/mail/html?id=${encodeURIComponent(id)}" target="_blank" rel="noreferrer">Ver con su diseño</a></p>` : ''}
</article>`;
};

const renderAttachment = ({ fileName, type, size }: InboxMessage['attachments'][number]) => `
<li>${escapeHtml(fileName || 'Sin nombre')} · ${escapeHtml(type)} · ${kilobytes.format(size / 1000)} kB</li>`;

const kilobytes = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

const renderLink = (link: string) => `
<li><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></li>`;

function formatTime(at: string): string {
  const format = new Intl.DateTimeFormat('es-CO', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/Bogota',
  });
  return escapeHtml(format.format(new Date(at)));
}
