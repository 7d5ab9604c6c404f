// First: it declares the order of the layers.
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import anybody from '../build/fonts/anybody.woff2?url';
import figtree from '../build/fonts/figtree.woff2?url';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { brand } from '#content/brand.ts';
import siteScript from 'virtual:site-script';
import type { Route } from './+types/root.ts';
import { readFlash, services, siteOrigin, user } from './context.ts';
import { ErrorPage, isMissing } from './error-page.tsx';
import { keepForm } from './keep-form.ts';
import { keepPage, showFailure } from './keep-page.ts';
import { LiveData } from './live-data.ts';
import { pageOf } from './page-handle.ts';
import { leadToSetup } from './routes/dashboard/setup/lead-to-setup.ts';
import { SessionSync } from './session-sync.tsx';
import { StayOnPage } from './stay-on-page.tsx';
import { FootLine, SiteFooter, SiteHeader } from './ui/server-drawn.tsx';
import { SkipLink } from './ui/shell/skip-link.tsx';
import { AppHead, type AppShell } from './ui/app-shell/app-head.tsx';
import { Loading } from './ui/shell/loading.tsx';
import { StaticToasts, ToastProvider } from './ui/toast.tsx';

/** Of a page that could not be made; all others have a head of their own. */
export const meta: Route.MetaFunction = ({ error }) => [
  {
    title: `${isMissing(error) ? 'Página no encontrada' : 'No se pudo mostrar la página'} | ${brand.name}`,
  },
  { name: 'robots', content: 'noindex' },
];

export const middleware: Route.MiddlewareFunction[] = [leadToSetup];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepForm, keepPage];

export function loader({ context, url }: Route.LoaderArgs) {
  const current = context.get(user);
  return {
    session: current && {
      userId: current.userId,
      displayName: current.session.displayName,
      isStaff: current.session.isStaff,
    },
    notice: context.get(readFlash)(url.pathname),
    origin: context.get(siteOrigin),
    answerTimes: context.get(services).proposals.publishedTimes.current(),
    launchPlaces: context.get(services).launch.places.current(),
  };
}

type Session = Awaited<ReturnType<typeof loader>>['session'];

/** The shell that the page asks for, where this person may be in it. */
function shellOf(asked: AppShell | undefined, session: Session): AppShell | null {
  return asked && session && (asked !== 'staff' || session.isStaff) ? asked : null;
}

const viewport = 'width=device-width, initial-scale=1';
/** The bar of a phone reaches the edge of the screen, and keeps its buttons clear of what the system draws there. */
const edgeToEdge = `${viewport}, viewport-fit=cover`;

/** Policy and hydration belong to the document: where the next page differs in them, it is loaded as a document. */
function useOwnDocument(isStatic: boolean, { needs }: ReturnType<typeof pageOf>): void {
  const kind = JSON.stringify({ isStatic, needs });
  const loaded = useRef(kind);
  useEffect(() => {
    if (kind !== loaded.current && !wasJustLoaded()) window.location.reload();
  }, [kind]);
}

const lastLoadKey = 'estudio2600.documento';
/** In milliseconds: nobody comes back to a page so soon, but a page that is loaded for ever does. */
const soon = 3000;

/** Whether this page was loaded for this reason a moment ago: its code and its document are of two versions of the site. */
function wasJustLoaded(): boolean {
  const [address, at] = (sessionStorage.getItem(lastLoadKey) ?? '').split(' ');
  const now = performance.timeOrigin;
  sessionStorage.setItem(lastLoadKey, `${window.location.href} ${now}`);
  return address === window.location.href && now - Number(at) < soon;
}

export function Layout({ children }: { children: ReactNode }) {
  const page = pageOf(useMatches());
  const data = useRouteLoaderData<typeof loader>('root');
  const isStatic = page.static === true || (page.static === 'visitors' && !data?.session);
  useOwnDocument(isStatic, page);
  const isShownInPlace = !!data?.notice?.next;
  const notice = isShownInPlace ? null : (data?.notice ?? null);
  // A page that is made for somebody, to say something to them, also knows who they are.
  const account = isStatic && !data?.notice ? undefined : data?.session;
  const session = data?.session ?? null;
  const shell = shellOf(page.shell, session);
  const { pathname, search } = useLocation();
  return (
    <html
      lang="es-CO"
      className={shell ? 'app-shell' : undefined}
      data-visitors={isStatic && page.static === 'visitors' ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={shell ? edgeToEdge : viewport} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ecede7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#002328" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {/* React Router names the nonce of a development stylesheet on the server alone: a browser would find another. */}
        <Links {...(import.meta.env.DEV && { nonce: '' })} />
        {[anybody, figtree].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* After the fonts: a page is read before anything in it is pressed. */}
        {isStatic && <script type="module" src={siteScript} fetchPriority="low" />}
      </head>
      <body>
        <SkipLink />
        {shell && session ? (
          <AppHead shell={shell} places={page.places} path={pathname} session={session} />
        ) : (
          <SiteHeader here={isStatic ? pathname : pathname + search} account={account} />
        )}
        <main id="contenido">
          {isStatic ? (
            <>
              <StaticToasts notice={notice} />
              {children}
            </>
          ) : (
            <ToastProvider notice={notice}>
              {data && <SessionSync session={data.session} />}
              <StayOnPage />
              <LiveData />
              <Loading />
              {children}
            </ToastProvider>
          )}
        </main>
        {shell ? <FootLine /> : <SiteFooter path={pathname} />}
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(showFailure, []);
  return <ErrorPage error={error} />;
}
