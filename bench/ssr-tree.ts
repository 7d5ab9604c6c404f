import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream as decodeTurboStream,
} from 'react-router';
import { createRequestHandlers } from '#server/http/request-handlers.ts';

type LoaderData = Record<string, { data?: unknown }>;

/**
 * A function that renders the page as the built product does, with the rows that the product answers with now, and does
 * nothing else: no request, no session, no queries, no data script, no stream.
 */
export async function readTree(
  origin: string,
  path: string,
  cookie: string,
): Promise<() => string> {
  const built = '../build/server/index.js'; // not there before the build, which types must not need
  const build = (await import(built)) as ServerBuild;
  const rows = await readRows(`${origin}${path}.data`, cookie);
  let tree: EntryContext | undefined;
  const render = createRequestHandlers({
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [
        id,
        route && { ...route, module: { ...route.module, loader: () => rows[id]?.data ?? null } },
      ]),
    ),
    entry: {
      module: {
        default: (_request, _status, _headers, context) => {
          tree = context;
          return new Response();
        },
      },
    },
  });
  const url = origin + path;
  await render(new Request(url), new RouterContextProvider());
  if (!tree) throw new Error(`${path} was not rendered`);
  const context: EntryContext = { ...tree, serverHandoffStream: undefined };
  return () => renderToString(createElement(ServerRouter, { context, url, nonce: 'medida' }));
}

/** What the loaders of the page found, as the product sends it when the browser asks for the data alone. */
async function readRows(url: string, cookie: string): Promise<LoaderData> {
  const { ok, status, body } = await fetch(url, { headers: { cookie } });
  if (!ok || !body) throw new Error(`${url} answered ${status}`);
  const decoded = await decodeTurboStream(body, globalThis);
  await decoded.done;
  return decoded.value as LoaderData;
}
