import { matchRoutes, type ServerBuild } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { publicPaths } from '#content/public-paths.ts';

/** Of `visitors`: where whoever is signed in has a page of their own. */
export type StaticPaths = { all: readonly string[]; visitors: ReadonlySet<string> };

/**
 * The addresses of what is the same for everyone, as its routes say in their handles. Of a route with parameters those
 * that the site map has: nobody can think of others.
 */
export function staticPathsOf({ routes }: Pick<ServerBuild, 'routes'>): StaticPaths {
  const all = Object.values(routes).flatMap((route) => {
    const path = route && pathOf(routes, route.id);
    return path ? [{ path, handle: route.module.handle as PageHandle | undefined }] : [];
  });
  const addresses = all.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const known = [...new Set([...addresses, ...publicPaths])].flatMap((address) => {
    const isStatic = matchRoutes(all, address)?.at(-1)?.route.handle?.static;
    return isStatic ? [{ address, isStatic }] : [];
  });
  return {
    all: known.map(({ address }) => address),
    visitors: new Set(
      known.flatMap(({ address, isStatic }) => (isStatic === 'visitors' ? address : [])),
    ),
  };
}

/** Null of a route that only frames others; the path of the root is empty. */
function pathOf(routes: ServerBuild['routes'], id: string): string | null {
  const { path, parentId } = routes[id] ?? {};
  if (!path) return null;
  const parent = parentId === undefined ? null : pathOf(routes, parentId);
  return `${parent ?? ''}/${path}`.replaceAll(/\/+/g, '/');
}
