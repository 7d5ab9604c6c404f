import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import * as page from '#app/context.ts';
import { passRetryAfter } from './pass-retry-after.ts';

type Work = (args: LoaderFunctionArgs) => unknown;

/**
 * The same build, with pages whose loaders and actions report what they did not expect: it is logged once, and the
 * browser gets the id of that line in its place. However the page was asked for, the code that a person reads is then
 * that of the request which failed.
 */
export function reportFailures(build: ServerBuild): ServerBuild {
  const report =
    (work: Work): Work =>
    async (args) => {
      try {
        return await work(args);
      } catch (error) {
        // A Response or `data` that was thrown is a response.
        if (!(error instanceof Error)) throw error;
        build.entry.module.handleError?.(error, args);
        throw data({ requestId: args.context.get(page.requestId) }, { status: 500 });
      }
    };
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const { loader, action, default: view } = route?.module ?? {};
    // A resource has no page to show a code on.
    routes[id] =
      route && view
        ? {
            ...route,
            module: {
              ...route.module,
              ...(loader && { loader: report(loader) }),
              ...(action && { action: report(action), headers: passRetryAfter }),
            },
          }
        : route;
  }
  return { ...build, routes };
}
