import { createHmac } from 'node:crypto';
import { composed } from '#packages/one-line/src/index.ts';

/**
 * A keyed hash of whose an address is: letter case, what follows a plus sign and, at Gmail, dots do not make it another
 * person's (https://support.google.com/mail/answer/7436150). From it nobody finds the address.
 */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`trial of ${ownerOf(address)}`)
    .digest('base64url');

function ownerOf(address: string): string {
  const folded = composed(address, 'NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, at).split('+');
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
