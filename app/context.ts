import { createContext } from 'react-router';
import type { AnonymousActor } from '#server/actor.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { Outside } from '#server/http/concurrency-limit.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { PageNeeds } from './page-handle.ts';
import type { Notice } from './ui/notice.ts';

/** The signed-in person who asks; null for a visitor and on a page that is the same for everyone. */
export const user = createContext<SessionActor | null>(null);

/** Whoever asks, as far as the request shows: what forms that are open to all act as. */
export const anonymous = createContext<AnonymousActor>();

/** The nonce of this response's Content-Security-Policy; a page that is the same for everyone has none. */
export const cspNonce = createContext('');

/** The id of this request in the log; a person can quote it from the error page. */
export const requestId = createContext('');

/** Takes the one-shot notice that this page should show; who does not ask leaves it for the next. */
export const readFlash = createContext<(path: string) => Notice | null>(() => null);

/** How the text of a page becomes a response; the server lets it do what it needs, and compresses it on its way out. */
export const pageResponse = createContext(
  (html: string, head: { status: number; headers: Headers }, _needs: PageNeeds) =>
    new Response(html, head),
);

/** Where this site stands, as in `https://estudio.example`. */
export const siteOrigin = createContext('');

/** Whether this server only serves its own machine: /dev exists nowhere else. */
export const testMode = createContext(false);

/** The operator's own SQL editor, for the page about the database; null when they named none. */
export const sqlEditorUrl = createContext<string | null>(null);

export type Refusal = { status: number; title: string; message: string };

/** Why the server refuses the request, in words, when this page is only there to say so. */
export const refusal = createContext<Refusal | null>(null);

/** Why this page could not be made, for what knows a better response than the failure page. */
export const failure = createContext<{ error: unknown }>({ error: null });

/** For what waits on somebody else for seconds: meanwhile others of the same network have their turn. */
export const outside = createContext<Outside>((wait) => wait());

/** The use-cases a loader or an action may call. */
export const services = createContext<AppServices>();
