/**
 * The text of a cookie in a `Cookie` header or in `document.cookie`, as it was sent; null when there is none of that
 * name. RFC 6265 §4.2.1: `cookie-string = cookie-pair *( ";" SP cookie-pair )`. Of two, the first: §5.4 puts the one of
 * the longer path there.
 * @example readCookie('a=1; b=x=y', 'b') // 'x=y'
 */
export function readCookie(cookies: string | null | undefined, name: string): string | null {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
