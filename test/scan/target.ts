import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Artist, makeArtist, makeSong } from '#test/browser/artist.ts';
import { freePort, startServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';

/** The server that is scanned: a fresh one of this machine, with two artists on it. */
export type Target = {
  origin: string;
  port: number;
  /** What the server has logged so far. */
  log: () => string;
  /** Each has a song of its own. */
  ana: Artist & { projectId: string };
  luis: Artist & { projectId: string };
};

export async function openTarget(opened: AsyncDisposableStack): Promise<Target> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const port = await freePort();
  const server = await startServer({
    dataDir: data.path,
    port,
    logFile: join(data.path, 'server.log'),
    // The scanner is the proxy: what it sends comes from as many addresses as it likes.
    env: { TRUSTED_PROXIES: '1' },
  });
  opened.defer(server.stop);
  process.env.TEST_MAILBOXES = join(data.path, 'dev-mail');
  const artist = async () => {
    const person = await makeArtist(server.origin);
    return { ...person, projectId: await makeSong(server.origin, person) };
  };
  const [ana, luis] = [await artist(), await artist()];
  return { origin: server.origin, port, log: server.output, ana, luis };
}

/** An IPv4 address that nobody else used. */
export const someAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

export type Sent = { status: number; headers: Headers; body: string };

/** Sends a request as a browser's page of the site would, from an address of its own unless `headers` says another. */
export async function send(
  { origin }: Pick<Target, 'origin'>,
  path: string,
  { headers, form, ...rest }: RequestInit & { form?: Record<string, string> } = {},
): Promise<Sent> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    ...rest,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: {
      origin,
      'x-forwarded-for': someAddress(),
      ...Object.fromEntries(new Headers(headers)),
    },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
