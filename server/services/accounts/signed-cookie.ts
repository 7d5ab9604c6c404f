import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a cookie `{value}.{base64 HMAC-SHA-256 of the value}`, URL-encoded, holds; null unless we signed it. */
export function signedCookie(requestHeaders: Headers, name: string, secret: string): string | null {
  const [value = '', signature = ''] = safelyDecoded(rawCookie(requestHeaders, name)).split('.');
  const expected = signatureOf(value, secret);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** A value, which has no full stop, as a cookie that `signedCookie` reads. */
export const signCookie = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${signatureOf(value, secret).toString('base64')}`);

/** The text of a cookie as the browser sent it; empty when it sent none. */
export function rawCookie(requestHeaders: Headers, name: string): string {
  const cookies = requestHeaders.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest();

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
