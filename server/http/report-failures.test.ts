import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import * as page from '#app/context.ts';
import { reportFailures } from './report-failures.ts';

const context = new RouterContextProvider();
context.set(page.requestId, '3f2a9c81d0b7');
const args = { context };

/** The loader and the action of a route whose work is this, and what was reported of them. */
function routeOf(work: () => unknown, view?: () => null) {
  const reported: unknown[] = [];
  const module = { loader: work, action: work, default: view };
  const build = {
    routes: { r: { id: 'r', module }, gone: undefined },
    entry: { module: { handleError: (error: unknown) => void reported.push(error) } },
  };
  const { routes } = reportFailures(build as unknown as ServerBuild);
  const { loader, action } = (routes.r?.module ?? {}) as Record<string, (given: object) => unknown>;
  return { reported, run: [loader, action].map((one) => async () => one?.(args)) };
}
const view = () => null;

test('what a page does not expect is reported, and the browser gets the id of the request alone', async () => {
  const failure = new Error('the database refuses');
  const { reported, run } = routeOf(() => Promise.reject(failure), view);
  for (const work of run) {
    await expect(work()).rejects.toMatchObject({
      data: { requestId: '3f2a9c81d0b7' },
      init: { status: 500 },
    });
  }
  expect(reported).toEqual([failure, failure]);
});

test('what it returns, and a response that it throws, are its response', async () => {
  const done = routeOf(() => 'done', view);
  for (const work of done.run) expect(await work()).toBe('done');
  for (const response of [new Response(null, { status: 404 }), data({ code: 'x' })]) {
    const { reported, run } = routeOf(() => Promise.reject(response), view);
    for (const work of run) await expect(work()).rejects.toBe(response);
    expect(reported).toEqual([]);
  }
});

test('a resource, which has no page to show an id on, fails by itself', async () => {
  const failure = new Error('no file');
  const { run } = routeOf(() => Promise.reject(failure));
  for (const work of run) await expect(work()).rejects.toBe(failure);
});
