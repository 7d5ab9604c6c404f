import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '#packages/cookie/src/index.ts';

/** What a cookie `{value}.{base64 HMAC-SHA-256 of the value}`, URL-encoded, holds; null unless we signed it. */
export function signedCookie(requestHeaders: Headers, name: string, secret: string): string | null {
  const given = readCookie(requestHeaders.get('cookie'), name) ?? '';
  const [value = '', signature = ''] = safelyDecoded(given).split('.');
  const expected = signatureOf(value, secret);
  const signed = Buffer.from(signature, 'base64');
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? value : null;
}

/** A value, which has no full stop, as a cookie that `signedCookie` reads. */
export const signCookie = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${signatureOf(value, secret).toString('base64')}`);

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest();

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
