import type { PageHandle } from '#app/page-handle.ts';
import { data } from 'react-router';
import { refusal, requestId } from '#app/context.ts';
import { brand } from '#content/brand.ts';
import { NotFound } from '#app/ui/shell/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export const handle = { static: true } satisfies PageHandle;

export const meta = () => [{ title: `Página no encontrada | ${brand.name}` }];

/** Any other address, for every method; also what the server refuses before it looks for a page. */
export function loader({ context }: Route.LoaderArgs) {
  const { status = 404, ...words } = context.get(refusal) ?? {};
  if (status !== 404) throw data({ ...words, requestId: context.get(requestId) }, { status });
  return data(null, { status });
}
export const action = () => data(null, { status: 404 });

export default function NotFoundRoute() {
  return <NotFound />;
}
