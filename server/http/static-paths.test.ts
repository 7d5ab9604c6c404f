import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { posts } from '#content/posts.ts';
import { pages } from '#content/site-map.ts';
import { staticPathsOf } from './static-paths.ts';

type Routes = ServerBuild['routes'];

const routesOf = (list: [path: string | undefined, handle?: object, parentId?: string][]) =>
  Object.fromEntries(
    list.map(([path, handle, parentId = 'root'], index) => {
      const id = parentId === 'root' && path === undefined ? 'frame' : `route-${index}`;
      return [id, { id, path, parentId, module: { default: () => null, handle } }];
    }),
  ) as Routes;

/** As React Router builds it. */
const root = {
  root: { id: 'root', path: '', module: { default: () => null } },
} as unknown as Routes;

const isStatic = { static: true };

test('a page is static when its route says so, wherever it stands', () => {
  const routes = routesOf([
    ['/', isStatic],
    [undefined],
    ['sala/:id', isStatic, 'frame'],
    ['sala', isStatic, 'frame'],
    ['dashboard', {}, 'frame'],
    ['auth'],
    ['*', isStatic],
    ['taller', { static: 'visitors' }],
  ]);
  const { all, visitors } = staticPathsOf({ routes: { ...root, ...routes } });
  expect(all.slice(0, 3)).toEqual(['/', '/sala', '/taller']);
  for (const path of ['/sala/:id', '/*', '/dashboard', '/auth']) expect(all).not.toContain(path);
  expect([...visitors]).toEqual(['/taller']);
});

test('of a route with parameters, the addresses that the site map has', () => {
  const [post] = posts;
  const routes = routesOf([[`${pages.blog.path.slice(1)}/:slug`, isStatic]]);
  const { all: found } = staticPathsOf({ routes });
  expect(found).toContain(post?.path);
  expect(found).toHaveLength(posts.length);
});
