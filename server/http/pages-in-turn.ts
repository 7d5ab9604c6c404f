import type { Context } from 'hono';
import { networkOf } from '#server/services/limits/network-of.ts';
import type { AppEnv } from './app-env.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createSenderPlaces } from './sender-places.ts';

/** Makes at most `most` pages of one network at once, without those for requests that are an exception. */
export function pagesInTurn(
  pages: PageRenderer,
  { most, except }: { most: number; except: (request: Context<AppEnv>['req']) => boolean },
): PageRenderer {
  const places = createSenderPlaces(most);
  const inTurn = (context: Context<AppEnv>, make: () => Promise<Response>) =>
    places(networkOf(context.get('anonymous').ip), make);
  return {
    ...pages,
    render: (context) =>
      except(context.req) ? pages.render(context) : inTurn(context, () => pages.render(context)),
    refuse: (context, refusal) => inTurn(context, () => pages.refuse(context, refusal)),
  };
}
