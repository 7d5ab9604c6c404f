import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createRequestHandlers } from './request-handlers.ts';

/** A build whose pages say which routes they were made of. */
function buildOf(list: [id: string, path?: string, parentId?: string][]): ServerBuild {
  const routes = Object.fromEntries(
    list.map(([id, path, parentId = 'root']) => [
      id,
      {
        id,
        path,
        ...(id !== 'root' && { parentId }),
        module: { default: () => null, loader: () => id },
      },
    ]),
  );
  const say = (_request: Request, status: number, _headers: Headers, context: EntryContext) =>
    Response.json(
      {
        matched: context.staticHandlerContext.matches.map(({ route, params }) => [
          route.id,
          params,
        ]),
        known: Object.keys(context.manifest.routes),
        modules: Object.keys(context.routeModules),
      },
      { status },
    );
  const build = {
    routes,
    assets: { routes, version: '1' },
    entry: { module: { default: say } },
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    future: {},
  };
  return build as unknown as ServerBuild;
}

const build = buildOf([
  ['root', ''],
  ['home', '/'],
  ['dashboard', 'dashboard'],
  ['frame', undefined],
  ['project', ':id', 'dashboard'],
  ['settings', 'dashboard/ajustes', 'frame'],
  ['song', 'canción/:id', 'frame'],
  ['sign-in', 'auth'],
  ['sign-out', 'auth/salir'],
  ['language', 'en?/idioma'],
  ['person', ':name/obra'],
  ['none', '*'],
]);
const [whole, parts] = [createRequestHandler(build), createRequestHandlers(build)];
const ask = async (handle: typeof whole, path: string) => {
  const response = await handle(new Request(`https://estudio.example${path}`));
  return { status: response.status, text: await response.text() };
};

test.each([
  ...[
    '/',
    '/?a=1',
    '//',
    '/dashboard',
    '/dashboard/',
    '/DashBoard',
    '/d%61shboard/7',
    '/dashboard/a%2Fb',
  ],
  ...[
    '/dashboard/ajustes',
    '/dashboard/%zz',
    '/%zz',
    '/canci%C3%B3n/3',
    '/CANCI%C3%93N/3',
    '/auth',
  ],
  ...[
    '/auth/salir',
    '/auth/no',
    '/idioma',
    '/en/idioma',
    '/ana/obra',
    '/dashboard/obra',
    '/:name',
    '/*',
  ],
  ...['/dashboard%2Fajustes', '/no/hay', '/.data', '/%00', '/__proto__', '/constructor/obra'],
])('%s is the page that it is among all routes', async (path) => {
  const [expected, found] = [await ask(whole, path), await ask(parts, path)];
  expect(found.status).toBe(expected.status);
  const matched = ({ text }: typeof found) => (JSON.parse(text) as { matched: unknown }).matched;
  expect(matched(found)).toEqual(matched(expected));
});

test.each([
  '/dashboard.data',
  '/_root.data',
  '/auth/salir.data',
  '/dashboard/_.data',
  '/nada.data',
])('%s are the data that they are among all routes', async (path) => {
  expect(await ask(parts, path)).toEqual(await ask(whole, path));
});

test('it is made of the routes that begin as it does, their frames, and those that may begin with anything', async () => {
  const { text } = await ask(parts, '/auth/salir');
  const routes = ['root', 'home', 'frame', 'sign-in', 'sign-out', 'language', 'person', 'none'];
  expect(JSON.parse(text)).toMatchObject({ known: routes, modules: routes });
});
