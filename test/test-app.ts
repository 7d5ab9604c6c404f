import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { sessionMarkCookie } from '#content/session-mark.ts';
import { staticPathsOf } from '#server/http/static-paths.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import { requireBuild } from './require-build.ts';
import {
  makePerson,
  openTestServices,
  testOrigin,
  testPassword,
  type TestServices,
  anonymousAt,
} from './test-services.ts';

type TestRequest = RequestInit & {
  cookie?: string;
  from?: Record<string, string>;
  /** What a socket would bring along. */
  env?: object;
  /** Of a body that comes as a stream. */
  duplex?: 'half';
};

export type TestApp = {
  services: TestServices;
  /** Asks the app as a browser does, from the app's own pages unless `from` says otherwise. */
  ask(path: string, request?: TestRequest): Promise<Response>;
  /** Serves the app on a port of this machine until the file's last test. */
  serve(): Promise<number>;
  /** A confirmed person and the cookie of their session. */
  person(
    email: string,
    options?: { isStaff?: boolean },
  ): Promise<{ userId: string; cookie: string }>;
};

/** The whole product as it was built, without a socket, over a database and a folder of the test file's own. */
export async function openTestApp({
  now,
  countEvery,
  ...options
}: { now?: () => Date; countEvery?: number } & Partial<
  Pick<
    AppOptions,
    | 'metricsToken'
    | 'mountSimulators'
    | 'origin'
    | 'origins'
    | 'secure'
    | 'sqlEditorUrl'
    | 'staticFiles'
    | 'trustedProxies'
  >
> = {}): Promise<TestApp> {
  requireBuild();
  const services = await openTestServices({
    ...(now && { now }),
    ...(countEvery && { countEvery }),
  });
  const built = '../build/server/index.js'; // not there before the build, which types must not need
  const build = (await import(built)) as typeof import('#server/entry.ts');
  const app = build.createApp(services, {
    // In development it is loaded anew for each request, and the files are Vite's.
    build: options.staticFiles === null ? () => Promise.resolve(build) : build,
    staticPaths: staticPathsOf(build),
    staticFiles: loadStaticFiles('build/client', securityHeaders(false)),
    origin: testOrigin,
    origins: [testOrigin],
    secure: false,
    trustedProxies: 0,
    ...options,
  });
  return {
    services,
    async ask(path, { cookie, from = { origin: testOrigin }, env, ...request } = {}) {
      const headers = new Headers({ ...from, ...Object.fromEntries(new Headers(request.headers)) });
      if (cookie) headers.set('cookie', cookie);
      return app.request(new URL(path, testOrigin).href, { ...request, headers }, env);
    },
    async serve() {
      const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      afterAll(() => server.close());
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    },
    async person(email, options) {
      const { userId } = await makePerson(services, email, options);
      const visitor = anonymousAt('10.0.0.9');
      const { headers } = await signIn(services, visitor, {
        headers: new Headers(),
        email,
        password: testPassword,
      });
      const session = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      // As a browser has them: the session, and beside it the mark that there is one.
      return { userId, cookie: `${session}; ${sessionMarkCookie}=1` };
    },
  };
}
