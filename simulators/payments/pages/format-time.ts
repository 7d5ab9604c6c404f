import { escapeHtml } from '../../escape-html.ts';

const format = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'America/Bogota',
});

/** In Colombia's time, as HTML. */
export const formatTime = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(format.format(new Date(at)))}</time>`;
