import { z } from 'zod';
import { packageForSale } from '#content/catalogue.ts';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { type WantedService, wantedServiceNames } from '#packages/contact/src/index.ts';

/** How the form begins: what a link or a dialog of the site wrote in the address. */
export type Prefill = { name: string; email: string; service: WantedService | ''; message: string };

const longest = { name: 120, email: 254, line: 200, message: 5000 };

/**
 * Reads the address's parameters. They come from anywhere: what is no text of a form, or no package of the catalogue,
 * is left out, and what is too long is cut.
 */
export function prefillFrom(query: URLSearchParams): Prefill {
  const line = (name: string, length = longest.line) => oneLine(query.get(name) ?? '', length);
  const wanted = wantedFrom(query);
  const details = [
    ['Tipo de pieza', line('pieza')],
    ['Fecha', inWords(line('fecha'))],
    ['Presupuesto', line('presupuesto')],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  const text = lines(query.get('prefillMessage') ?? '');
  const message = [wanted?.message ?? '', details.join('\n'), text].filter(Boolean).join('\n\n');
  const service = line('servicio');
  const isVideo = details.length > 0 && service === '';
  return {
    name: line('prefillName', longest.name),
    email: line('prefillEmail', longest.email),
    service:
      wanted?.service ??
      wantedServiceNames.find((one) => one === service) ??
      (isVideo ? 'video' : ''),
    message: message.slice(0, longest.message).toWellFormed(),
  };
}

/** What the link of a package asks for. */
function wantedFrom(query: URLSearchParams): { service: WantedService; message: string } | null {
  const pack = packageForSale(query.get('paquete') ?? '');
  if (!pack) return null;
  const { service, page, name, price, unit } = pack;
  return {
    service,
    message: `Hola, me interesa ${page.name}, paquete ${name} (${priceText(price)} ${unit}).`,
  };
}

/** A day of the calendar as people write it; other words as they are. */
const inWords = (date: string) => (z.iso.date().safeParse(date).success ? longDate(date) : date);

const oneLine = (text: string, length: number) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length);

const lines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
