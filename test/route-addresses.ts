import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

const addressesOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const here = `${parent}/${path}`.replaceAll(/\/+/g, '/');
    return [here, ...addressesOf(children, here)];
  });

/** The address of every route, with the names of its parameters. */
export const routeAddresses: ReadonlySet<string> = new Set(addressesOf(routes));
