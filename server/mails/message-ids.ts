import { brand } from '#content/brand.ts';

/**
 * The Message-IDs of a conversation, derived from its rows: whoever sends one again sends the same mail, and an answer
 * names what it answers without having kept it. `id` is that of the row.
 */
const idOf = (kind: string, id: string) => `${kind}-${id}@${brand.email.split('@')[1]}`;

/** Of the copy that somebody got of their message. */
export const copyMessageId = (id: string): string => idOf('mensaje', id);

/** Of what the staff replied. */
export const replyMessageId = (id: string): string => idOf('respuesta', id);

/** Of the mail with the radicado of a request. */
export const requestMessageId = (id: string): string => idOf('radicado', id);

/** Of what the staff did about a request, by its entry. */
export const requestEntryMessageId = (id: string): string => idOf('solicitud', id);

/** Of the mail with one of the links to a quote, which are counted from 1. */
export const quoteMessageId = (id: string, link: number): string =>
  idOf('cotizacion', `${id}-${link}`);

/** Of the mail with a receipt, by its number; of those that were sent again, which are counted from 1. */
export const receiptMessageId = (number: string, mail: number): string =>
  idOf('comprobante', counted(number, mail));

/** Of a mail about a refund, likewise. Its id may hold what no Message-ID may (RFC 5322 §3.2.3). */
export const refundMessageId = (id: string, mail: number): string =>
  idOf('devolucion', counted(Buffer.from(id).toString('hex'), mail));

const counted = (id: string, mail: number): string => (mail === 1 ? id : `${id}-${mail}`);

/** Of a mail of one kind about a stretch of a membership: until the next payment. */
export const membershipMessageId = (id: string, stretch: number, kind: string): string =>
  idOf('membresia', `${id}-${stretch}-${kind}`);

/** Of the mail that keeps the promise of a message: Premium can be paid online. */
export const openingMessageId = (id: string): string => idOf('apertura', id);
