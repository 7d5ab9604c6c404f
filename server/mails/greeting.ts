/**
 * Anyone can sign up with somebody else's address and a name of their choice. Only what reads like a name is repeated
 * in the mail: no links, no numbers to call, no advertisement.
 */
const namePattern = /^\p{L}[\p{L}\p{M}\p{N}'’-]*(?: [\p{L}\p{M}\p{N}'’-]+)*$/u;
const longestName = 40;
const mostDigits = 4;

export function greeting(displayName: string): string {
  const name = displayName.trim();
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  const isName = name.length <= longestName && digits <= mostDigits && namePattern.test(name);
  return isName ? `Hola, ${name}:` : 'Hola:';
}
