import { expect, test } from 'vitest';
import { publicRequest } from './public-request.ts';

const origin = 'https://estudio.example';
const byNumber = 'http://127.0.0.1:2600';
const sites = { origin, origins: [origin, byNumber] };

const sent = (sender: string | undefined, init: RequestInit = {}) =>
  publicRequest(
    new Request('http://malo.example/auth?volver=%2F', {
      headers: { ...(sender !== undefined && { origin: sender }), cookie: 'a=1' },
      ...init,
    }),
    sites,
  );

test.each([
  ['this site', origin, origin, origin],
  ['another name of this place', byNumber, byNumber, byNumber],
  ['nobody', undefined, origin, null],
  ['a page that may not name itself', 'null', origin, null],
])('what is sent by %s was sent to this site, whatever Host says', (_, sender, place, named) => {
  const request = sent(sender);
  expect(request.url).toBe(`${place}/auth?volver=%2F`);
  expect(request.headers.get('origin')).toBe(named);
  expect(request.headers.get('cookie')).toBe('a=1');
});

test('a form keeps its method and its fields', async () => {
  const request = sent('null', { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect(request.method).toBe('POST');
  expect(String(new URLSearchParams(await request.text()))).toBe('a=1');
  expect(sent(origin, { method: 'HEAD' }).method).toBe('HEAD');
});

test.each(['GET', 'POST'])('who gives up a %s is heard', (method) => {
  const aborter = new AbortController();
  const request = sent(origin, { method, signal: aborter.signal });
  aborter.abort();
  expect(request.signal.aborted).toBe(true);
});
