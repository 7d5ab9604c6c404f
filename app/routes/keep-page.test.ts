import { beforeEach, expect, test } from 'vitest';
import { keepPage, type LostPage, showFailure, showPage } from '#app/keep-page.ts';

type Args = Parameters<typeof keepPage>[0];
type Results = Awaited<ReturnType<Parameters<typeof keepPage>[1]>>;

const here = 'http://localhost/dashboard/new-project?borrador=x&paso=2';
const next = 'http://localhost/dashboard/new-project?borrador=x&paso=3';
const lost = () => ({
  root: { type: 'error', result: new TypeError('Failed to fetch') } as const,
  page: { type: 'error', result: new TypeError('Failed to fetch') } as const,
});

let stayed: LostPage[];
beforeEach(() => {
  stayed = [];
  const stay = (page: LostPage) => Promise.resolve(void stayed.push(page));
  showPage({ address: here, stay });
});

async function ask(url: string, results: Results, init: RequestInit = {}): Promise<Results> {
  const args = { request: new Request(url, init), pattern: '/x' } as unknown as Args;
  await keepPage(args, () => Promise.resolve(results));
  return results;
}

test('data that could not be read again stay as they are, and nothing is said', async () => {
  expect(await ask(here, lost())).toEqual({});
  expect(stayed).toEqual([]);
});

test.each([500, 502, 503])(
  'a server that answers %i to what is read again takes no page away',
  async (status) => {
    const result = { status, statusText: '', internal: false, data: null };
    const failed = () => ({ page: { type: 'error', result } }) as const;
    expect(await ask(here, failed())).toEqual({});
    expect(stayed).toEqual([]);
    expect(Object.keys(await ask(next, failed()))).toEqual(['page']);
  },
);

test('what the server says of this page other than that it fails is shown', async () => {
  const gone = { status: 404, statusText: '', internal: false, data: null };
  expect(Object.keys(await ask(here, { page: { type: 'error', result: gone } }))).toEqual(['page']);
});

test('a page that did not come leaves the one on the screen', async () => {
  await ask(next, lost());
  expect(stayed).toEqual([{ address: next, followsForm: false }]);
});

test('what the server cannot make leaves the data of the frame as they are', async () => {
  const result = { status: 502, statusText: '', internal: false, data: null };
  const failed = () =>
    ({ root: { type: 'error', result }, page: { type: 'error', result } }) as const;
  expect(Object.keys(await ask(next, failed()))).toEqual(['page']);
  expect(stayed).toEqual([]);
});

test('of a page that failed there is nothing to keep, whatever comes of the next try', async () => {
  const end = showFailure();
  const result = { status: 503, statusText: '', internal: false, data: null };
  expect(Object.keys(await ask(here, { page: { type: 'error', result } }))).toEqual(['page']);
  expect(Object.keys(await ask(next, lost()))).toEqual(['page']);
  expect(stayed).toEqual([]);
  end();
  expect(await ask(here, lost())).toEqual({});
});

test('the page after a form is announced as such, once, even when it is this one again', async () => {
  const led = {
    page: { type: 'error', result: Response.redirect(`${here}#enviado`, 302) },
  } as const;
  await ask(here, led, { method: 'POST' });
  await ask(here, lost());
  await ask(here, lost());
  // With the hash, a link to it from this page would load nothing.
  expect(stayed).toEqual([{ address: here, followsForm: true }]);
});

test.each([
  ['what the server says', { status: 500, statusText: '', internal: false, data: null }],
  ['a redirect', Response.redirect('http://localhost/auth', 302)],
  ['a fault in a page', new TypeError('x is undefined')],
])('%s goes its way', async (_, result) => {
  const results: Results = { page: { type: 'error', result } };
  expect(await ask(next, results)).toEqual({ page: { type: 'error', result } });
  expect(stayed).toEqual([]);
});

test('a navigation that was given up says nothing, nor does a page without script', async () => {
  await ask(next, lost(), { signal: AbortSignal.abort() });
  showPage(null);
  expect(Object.keys(await ask(next, lost()))).toEqual(['root', 'page']);
  expect(stayed).toEqual([]);
});
