import { pageAddresses } from '#test/browser/addresses.ts';
import { rawRequest } from '#test/access/raw-request.ts';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

const foreign: Record<string, string>[] = [
  { origin: 'https://malo.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost.malo.example' },
];

/** Forms posted from pages of other sites, and names of other sites given as our own. */
export async function tryForeignPages(tally: Tally, target: Target): Promise<void> {
  const { luis, origin, port } = target;
  const addresses = pageAddresses({ projectId: luis.projectId });
  for (const address of addresses) {
    for (const headers of foreign) {
      const seen = await send(target, address, {
        headers: { cookie: luis.cookie, ...headers },
        form: { intent: 'delete', email: luis.email },
      });
      tally.check(
        `POST ${address} from ${JSON.stringify(headers)}`,
        seen.status === 403,
        seen.status,
      );
    }
  }
  for (const path of [...addresses, '/portfolio/', '/PORTFOLIO', '/sitemap.xml', '/robots.txt']) {
    const seen = await rawRequest(port, {
      target: path,
      headers: {
        host: 'malo.example',
        'x-forwarded-host': 'malo.example',
        forwarded: 'host=malo.example',
      },
    });
    tally.noError(`GET ${path} of another host`, seen.status);
    tally.check(
      `${path} names another host`,
      !`${seen.head}${seen.body}`.includes('malo.example'),
      seen.head,
    );
  }
  const elsewhere = [
    '//malo.example',
    '/\\malo.example',
    'https://malo.example',
    '/%09/malo.example',
    '/..//malo.example',
  ];
  for (const path of elsewhere) {
    const seen = await send(target, `/auth?volver=${encodeURIComponent(path)}`, {
      form: { intent: 'signin', email: luis.email, password: luis.password },
    });
    const to = new URL(seen.headers.get('location') ?? '/', origin);
    tally.check(
      `sign-in leads to ${path}`,
      to.origin === origin && seen.status < 400,
      `${seen.status} ${to}`,
    );
    const raw = await rawRequest(port, { target: path });
    tally.check(
      `GET ${path} leads elsewhere`,
      !/^location: (https?:)?[/\\]{2}malo/im.test(raw.head),
      raw.head,
    );
  }
}
