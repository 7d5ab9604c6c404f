import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signOut } from './islands/sign-out.ts';
import { addressAsked, loseCode, type LostPage, showPage } from './keep-page.ts';
import { useToast } from './ui/toast.tsx';

/** Keeps the page on the screen when the next one is lost with the network, and says so. */
export function StayOnPage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const stay = useEffectEvent(async (lost: LostPage | null, place: number) => {
    const steps = place - placeInHistory();
    // Going back has changed the address already.
    if (steps !== 0) await navigate(steps);
    else
      await navigate(pathname + search + hash, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    toast(lost?.followsForm ? arrived(lost.address) : offline);
  });
  useEffect(() => {
    const place = placeInHistory();
    showPage({
      address: new URL(pathname + search, window.location.href).href,
      stay: (lost) => stay(lost, place),
    });
    return () => showPage(null);
  }, [pathname, search]);

  useEffect(() => holdDocument(() => stay(null, placeInHistory())), []);

  const tell = useEffectEvent(toast);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      // The router sends its own forms, and keeps them; of those that the browser sends by itself one is held.
      if (!event.defaultPrevented) signOut(event, (words) => tell({ ...words, tone: 'error' }));
    };
    addEventListener('submit', hold);
    return () => removeEventListener('submit', hold);
  }, []);
  return null;
}

const offline = {
  title: 'Sin conexión',
  message: 'No llegó respuesta del servidor. Sigues donde estabas; vuelve a intentarlo.',
  tone: 'info',
} as const;

const arrived = (href: string) =>
  ({
    title: 'Se cortó la conexión',
    message: 'Lo que enviaste llegó, pero la página que sigue no.',
    tone: 'info',
    link: { href, label: 'Volver a intentar' },
  }) as const;

/** The router counts the pages of its history. */
const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * A document that is asked for without a network ends on the browser's own page about it. So the server is asked
 * first, where the browser announces the navigation: https://html.spec.whatwg.org/#navigation-api. The router, too, loads
 * the page again when a part of the next one does not come: then the next one is loaded.
 */
function holdDocument(stay: () => Promise<void>): () => void {
  let isAnswered = false;
  const hold = (event: NavigateEvent) => {
    const { navigationType, destination } = event;
    const byRouter = navigationType === 'reload' && !event.userInitiated;
    if (isAnswered || (navigator.onLine && !byRouter)) return;
    if (!event.cancelable || destination.sameDocument || event.formData) return;
    if (navigationType === 'traverse' || event.downloadRequest !== null) return;
    event.preventDefault();
    fetch('/health/live').then(
      () => {
        isAnswered = true;
        // The page on the screen is not the one that was asked for.
        const address = byRouter ? addressAsked() : undefined;
        if (navigationType === 'reload' && !address) window.location.reload();
        else window.location.assign(address ?? destination.url);
        // Whoever is asked whether to leave may stay, and lose the network again.
        setTimeout(() => {
          isAnswered = false;
        }, 1000);
      },
      () => {
        if (byRouter) loseCode();
        return stay();
      },
    );
  };
  // Not in every browser yet.
  const navigation = 'navigation' in window ? window.navigation : null;
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
