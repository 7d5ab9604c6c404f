import { brand } from '#content/brand.ts';
import type { DocumentHead } from './document-data.ts';
import { studioFacts } from './quote-data.ts';

type Fact = { name: string; value: string };
type DocumentLink = { text: string; href: string };

/** A receipt for its template: all of it in words. */
export type ReceiptData = DocumentHead & {
  client: { name: string; facts: readonly Fact[] };
  brand: { name: string; facts: readonly Fact[] };
  site: { text: string };
  /** What was bought. */
  item: string;
  /** What it consists of, where that was quoted. */
  lines: readonly string[];
  facts: readonly Fact[];
  amounts: readonly (Fact & { strong: boolean })[];
  /** What went back, and what is left. */
  returned: readonly (Fact & { strong: boolean })[];
  /** Above all else; empty where there is nothing to say. */
  mark: string;
  ending: readonly string[];
  /** Behind that, a line each. */
  links: readonly DocumentLink[];
};

type PrintedAmount = Fact & { isTotal?: boolean };

/** What is printed of a receipt. */
type PrintedReceipt = {
  number: string;
  /** `2026-11-23`. */
  paidOn: string;
  item: string;
  lines: readonly string[];
  total: string;
  facts: readonly Fact[];
  amounts: readonly PrintedAmount[];
  returned: readonly PrintedAmount[];
  mark: string | null;
  /** What a member has now. */
  next: readonly string[];
  terms: string;
  links: readonly DocumentLink[];
  client: { name: string | null; email: string | null };
};

export function receiptData({ client, paidOn, ...receipt }: PrintedReceipt): ReceiptData {
  const title = `Comprobante de pago ${receipt.number}`;
  return {
    title,
    author: brand.name,
    description: `Lo que ${brand.name} recibió: ${receipt.total}.`,
    keywords: ['comprobante de pago', receipt.number],
    date: paidOn,
    client: {
      name: client.name ?? client.email ?? 'Quien pagó ya no tiene cuenta',
      facts: client.email === null ? [] : [{ name: 'Correo', value: client.email }],
    },
    brand: { name: brand.name, facts: studioFacts },
    site: { text: brand.website.replace('https://', '') },
    item: receipt.item,
    lines: receipt.lines,
    facts: receipt.facts,
    amounts: receipt.amounts.map(toAmount),
    returned: receipt.returned.map(toAmount),
    mark: receipt.mark ?? '',
    ending: [
      ...receipt.next,
      `Este comprobante no es una factura electrónica; si la necesitas, escríbenos a ${brand.email} con tus datos.`,
      receipt.terms,
    ],
    links: receipt.links,
  };
}

const toAmount = ({ name, value, isTotal = false }: PrintedAmount) => ({
  ...{ name, value, strong: isTotal },
});
