import type { Connection } from '#server/database/connection.ts';

/** A connection as an operator writes it in DATABASE_URL. */
export function connectionUrl({ host, port, user, password, database }: Connection): string {
  const isSocket = host.startsWith('/');
  const url = new URL(`postgres://${isSocket ? 'localhost' : host}:${port}/${database}`);
  url.username = user;
  url.password = password;
  if (isSocket) url.searchParams.set('host', host);
  return url.href;
}
