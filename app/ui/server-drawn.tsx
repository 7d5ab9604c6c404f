import {
  type ComponentType,
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Load, loadAtLast } from './later.tsx';

const loadSiteHeader = () => import('./shell/header.tsx');
const loadSiteFooter = () => import('./shell/footer.tsx');
const loadAppHeader = () => import('./app-shell/app-header.tsx');
const loadFootLine = () => import('./app-shell/foot-line.tsx');

/** In development too, where a saved file shows at once. */
const isDrawnHere = import.meta.env.SSR || import.meta.env.DEV;

// What stands around every page and hardly changes: the server draws it, and a browser that has it needs no code for it.
export const SiteHeader = isDrawnHere
  ? (await loadSiteHeader()).Header
  : keepMarkup('header', loadSiteHeader, 'Header');
export const SiteFooter = isDrawnHere
  ? (await loadSiteFooter()).Footer
  : keepMarkup('footer', loadSiteFooter, 'Footer');
export const AppHeader = isDrawnHere
  ? (await loadAppHeader()).AppHeader
  : keepMarkup('header', loadAppHeader, 'AppHeader');
export const FootLine = isDrawnHere
  ? (await loadFootLine()).FootLine
  : keepMarkup('footer', loadFootLine, 'FootLine');

/**
 * A part that stays as the server drew it until its props change, or that a navigation brings without the server's
 * drawing: only then its code is loaded. `tag` is its outermost element.
 */
function keepMarkup<Name extends string, Props extends object>(
  tag: 'header' | 'footer',
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> {
  return function KeptMarkup(props: Props) {
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    const [drawn] = useState(isHydrating ? JSON.stringify(props) : null);
    const isStale = drawn !== JSON.stringify(props);
    const [Live, setLive] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (isStale) void loadAtLast(load, name).then((Part) => setLive(() => Part));
    }, [isStale]);
    if (Live) return <Live {...props} />;
    // Hydration touches neither what is inside nor the attributes.
    return createElement(tag, {
      dangerouslySetInnerHTML: { __html: '' },
      suppressHydrationWarning: true,
    });
  };
}

const neverChanges = () => () => undefined;
