/**
 * Where to go after signing in: the path when it stays on this site, else `/`.
 * @example safePath('/dashboard?tab=1') // '/dashboard?tab=1'
 * @example safePath('//malo.example') // '/'
 */
export function safePath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.length > 2000) return '/';
  const here = 'http://estudio.invalid';
  const url = URL.parse(path, here);
  if (url?.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/auth'))
    return '/';
  return url.pathname + url.search + url.hash;
}
