/**
 * The one address of a page, when `path` is another way of writing it: with a slash at its end, or one of the `known`
 * paths in other letters. Null when it is the address itself. `path` comes as it was asked for, percent signs and all:
 * a decoded tab or line end would make another address of it, or no header at all.
 */
export function canonicalPath(path: string, known: ReadonlySet<string>): string | null {
  // One slash in front: two, or a backslash, would begin the name of another site.
  let start = 0;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const trimmed = `/${path.slice(start, end)}`;
  const lower = trimmed.toLowerCase();
  if (known.has(lower) && path !== lower) return lower;
  return path !== '/' && path.endsWith('/') ? trimmed : null;
}
