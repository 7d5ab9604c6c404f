/**
 * Where to go after signing in: the path when it stays on this site, without a slash at its end (a notice that waits
 * there is kept by the page's own address), else `/`.
 * @example safePath('/dashboard?tab=1') // '/dashboard?tab=1'
 * @example safePath('//malo.example') // '/'
 */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.length > 2000) return '/';
  const here = 'http://estudio.invalid';
  const url = URL.parse(path, here);
  if (url?.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/auth'))
    return '/';
  let end = url.pathname.length;
  while (end > 1 && url.pathname[end - 1] === '/') end -= 1;
  return url.pathname.slice(0, end) + url.search + url.hash;
}
