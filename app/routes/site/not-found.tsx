import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { NotFound } from '#app/ui/shell/not-found.tsx';

export const handle = { static: true };

export const meta = () => [{ title: `Página no encontrada | ${brand.name}` }];

/** Any other address, for every method. */
export const loader = () => data(null, { status: 404 });
export const action = loader;

export default function NotFoundRoute() {
  return <NotFound />;
}
