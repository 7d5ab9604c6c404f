import { useLocation } from 'react-router';

/**
 * In the place of a page for visitors, which the server alone draws: the browser has no code of it, and loads its document
 * (`useOwnDocument`). The link is for whoever waits for it in vain.
 */
export function OwnDocument() {
  const { pathname } = useLocation();
  return (
    <section className="section">
      <p className="wrap">
        Abriendo la página. Si no aparece, <a href={pathname}>ábrela otra vez</a>.
      </p>
    </section>
  );
}
