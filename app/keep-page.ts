import { isRouteErrorResponse } from 'react-router';
import { isLostConnection } from './lost-connection.ts';
import type { Route } from './+types/root.ts';

/** A page that was on its way when the network was lost. */
export type LostPage = {
  address: string;
  /** A form led to it: what was sent has arrived. */
  followsForm: boolean;
};

/** The page on the screen: its address without the hash, and what it does when the next one does not come. */
export type ShownPage = { address: string; stay: (lost: LostPage) => Promise<void> };

let shown: ShownPage | null = null;
/** Where the last form led to, until that page is here. */
let afterForm = '';

/**
 * Of pages that come as documents: those whose code was lost with the network, for which the router waits for ever; and
 * those that its table does not name, which are static or not there (`react-router.config.ts`).
 */
const withoutCode = new Set(['*']);
/** The page that is on its way. */
let asked: { address: string; pattern: string } | null = null;

/** The code of the page that is on its way did not come. */
export function loseCode(): void {
  if (asked) withoutCode.add(asked.pattern);
}

/** The address of the page that is on its way. */
export const addressAsked = (): string | undefined => asked?.address;

export function showPage(page: ShownPage | null): void {
  shown = page;
  asked = null;
}

/** How many pages say that they could not be shown. */
let failures = 0;

/** For an effect of what stands in the place of a page that failed: until it leaves, there is nothing to keep. */
export function showFailure(): () => void {
  failures += 1;
  return () => {
    failures -= 1;
  };
}

/**
 * In the browser: a page whose data do not arrive does not take the place of the one on the screen, and data that could
 * not be read again stay as they are. What the page is doing, such as an upload, goes on. A page that the server cannot
 * make stands in the frame around the one before.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request, pattern }, next) => {
  if (request.method === 'GET' && request.url !== shown?.address) {
    asked = { address: request.url, pattern };
    if (withoutCode.has(pattern)) {
      window.location.assign(request.url);
      return untilAnotherPage();
    }
  }
  const results = await next();
  if (request.method !== 'GET') {
    afterForm = redirectOf(results, request.url);
    return results;
  }
  if (request.signal.aborted || !shown) return results;
  const followsForm = request.url === afterForm;
  if (followsForm) afterForm = '';
  // Nobody asked for what is read again by itself: a server that restarts takes no page away.
  const isReadAgain = request.url === shown.address && !followsForm;
  const lost = Object.entries(results).filter(
    ([, { result }]) => isLostConnection(result) || (isReadAgain && isServerFailure(result)),
  );
  const frame = results['root']?.result;
  if (isLostConnection(frame) || isServerFailure(frame)) delete results['root'];
  if (lost.length === 0 || failures > 0) return results;
  for (const [route] of lost) delete results[route];
  if (followsForm || request.url !== shown.address) {
    await shown.stay({ address: request.url, followsForm });
  }
  return results;
};

/** The router waits for what does not come; whoever stays on the page asks it for something else. */
const untilAnotherPage = () => new Promise<never>(() => {});

const isServerFailure = (result: unknown): boolean =>
  isRouteErrorResponse(result) && result.status >= 500;

type Results = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>;

/** Without its hash: what it points at on the page that follows has the focus there, and a link would stay on this one. */
function redirectOf(results: Results, base: string): string {
  for (const { result } of Object.values(results)) {
    const location = result instanceof Response && result.headers.get('location');
    if (!location) continue;
    const target = new URL(location, base);
    target.hash = '';
    return target.href;
  }
  return '';
}
