import { readdirSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** What stands in an address for each of its parameters. A route with another parameter fails the journeys until it has one here. */
export type Parameters = {
  projectId: string;
  contactId?: string;
  proposalId?: string;
  savedReplyId?: string;
};

/** Queries with which a page has other forms than without. */
const queries: Record<string, string[]> = {
  '/auth': ['', '?tab=signup'],
  '/auth/confirmar': ['?token=x'],
  '/auth/clave-nueva': ['?token=x'],
  '/auth/correo': ['?token=x'],
  '/boletin/confirmar': ['?de=x'],
  '/boletin/baja': ['', '?de=x'],
  '/correo/baja': ['?de=x'],
};

/** Of nothing that is there. */
export const nobodys = '00000000-0000-4000-8000-000000000000';

/** Every address of the site that responds with a page, from its table of contents; without those of developers. */
export function pageAddresses(parameters: Parameters): string[] {
  const [post = ''] = readdirSync('content/posts').map((name) => name.replace(/\.md$/, ''));
  const values: Record<string, string> = {
    slug: post,
    contactId: nobodys,
    proposalId: nobodys,
    userId: nobodys,
    savedReplyId: nobodys,
    distributionId: nobodys,
    quoteId: nobodys,
    orderId: nobodys,
    requestId: nobodys,
    runId: nobodys,
    token: 'x',
    ...parameters,
  };
  const patterns = patternsOf(routes, '').filter((pattern) => !pattern.startsWith('/dev/'));
  const filled = patterns.map((pattern) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`test/browser/addresses.ts has no «${name}» for ${pattern}`);
      return value;
    }),
  );
  return filled.flatMap((path) => (queries[path] ?? ['']).map((query) => path + query));
}

/** Files without JSX answer with no page. */
const patternsOf = (entries: readonly RouteConfigEntry[], above: string): string[] =>
  entries.flatMap(({ path, index, file, children }) => {
    const name = path === '*' ? 'no-existe' : (path ?? '').replace(/^\//, '');
    const pattern = name ? `${above}/${name}` : above;
    const isPage = file.endsWith('.tsx') && (index ?? path !== undefined);
    return [...(isPage ? [pattern || '/'] : []), ...patternsOf(children ?? [], pattern)];
  });
