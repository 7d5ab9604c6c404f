/**
 * The one address of a page, when `path` is another way of writing it: with a slash at its end, or one of the `known`
 * paths in other letters. Null when it is the address itself.
 */
export function canonicalPath(path: string, known: ReadonlySet<string>): string | null {
  // One slash in front: two, or a backslash, would begin the name of another site.
  const trimmed = `/${path.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`;
  const lower = trimmed.toLowerCase();
  if (known.has(lower) && path !== lower) return lower;
  return path !== '/' && path.endsWith('/') ? trimmed : null;
}
