import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

const staffSegment = 'admin';

/**
 * React Router's handler, which answers each request among the routes that begin as it does. What the router does with
 * one route it does with all: it matches them twice a request, and makes its objects of them again to render. The browser
 * asks for no others: it has them all (`routeDiscovery`) but those of the staff, to which documents lead, and prefetches none.
 */
export function createRequestHandlers(build: ServerBuild, mode?: string): RequestHandler {
  const begin = new Map(Object.keys(build.routes).map((id) => [id, firstSegment(build, id)]));
  const handlerOf = (segment: string | null) =>
    createRequestHandler(
      withTable(
        withRoutes(build, (id) => [segment, null].includes(begin.get(id) ?? null)),
        segment,
      ),
      mode,
    );
  const segments = new Set(begin.values());
  segments.delete(null);
  const handlers = new Map([...segments].map((segment) => [segment, handlerOf(segment)]));
  const elsewhere = handlerOf(null);

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const segment = pathname.replace(/\.data$/, '').split('/')[1] ?? '';
    return (handlers.get(comparable(segment)) ?? elsewhere)(request, context);
  };
}

/** Parents stay with their children: they begin alike, or with nothing. */
function withRoutes(build: ServerBuild, isMeant: (id: string) => boolean): ServerBuild {
  const among = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isMeant(id)));
  const assets = { ...build.assets, routes: among(build.assets.routes) };
  return { ...build, routes: among(build.routes), assets };
}

/** The staff's pages, and a developer's, load the table with their routes, which react-router.config.ts writes beside the other. */
function withTable(build: ServerBuild, segment: string | null): ServerBuild {
  if (segment !== staffSegment && segment !== 'dev') return build;
  const url = build.assets.url.replace('/manifest-', '/staff-');
  return { ...build, assets: { ...build.assets, url } };
}

/** Null of a route that may begin with anything, or that only frames others. */
function firstSegment(build: ServerBuild, id: string): string | null {
  const segment = pathOf(build, id).split('/').find(Boolean);
  return segment === undefined || /[:*?]/.test(segment) ? null : comparable(segment);
}

function pathOf(build: ServerBuild, id: string): string {
  const { path = '', parentId } = build.routes[id] ?? {};
  return `${parentId === undefined ? '' : pathOf(build, parentId)}/${path}`;
}

/** As the router compares it. What cannot be decoded begins no route. */
function comparable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
