import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { wordsOf } from '#server/start-error.ts';
import { connectionUrl } from '#test/postgres/connection-url.ts';
import { provideDatabase } from './provide-database.ts';

const { owner, secret } = inject('postgres');

/** What the operator reads of a DATABASE_URL: the test cluster's, with parts of it as they may get them wrong. */
const refusalOf = (change: Partial<typeof owner>) =>
  provideDatabase({
    databaseUrl: connectionUrl({ ...owner, ...change }),
    dataDir: '/no/matter',
    secret,
    onLost: () => undefined,
  }).then(() => 'it serves', wordsOf);

test.each([
  [{ password: '' }, /falta la contraseña de «postgres»/],
  [{ user: 'nadie' }, /la contraseña de «nadie»/],
  [{ database: 'no_existe' }, /la base «no_existe» no existe/],
  [{ host: 'no-existe.invalid' }, /no se encuentra el servidor «no-existe\.invalid»/],
  [{ host: '127.0.0.1', port: 1 }, /nadie responde en 127\.0\.0\.1:1/],
  [{ host: '/no/existe' }, /nadie responde en \/no\/existe/],
])('a DATABASE_URL with %j is one sentence', async (change, words) => {
  const said = await refusalOf(change);
  expect(said).toMatch(/^DATABASE_URL no sirve: .*\.$/);
  expect(said).toMatch(words);
});

test('what answers is no PostgreSQL', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  other.listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusalOf({ host: '127.0.0.1', port })).toMatch(
    /^DATABASE_URL no sirve: lo que responde en .* no es PostgreSQL/,
  );
});
