import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import './pagination.css';

/** Ways to the page before and the page after. `addressOf` counts pages from 1. */
export function Pagination(props: {
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}) {
  const { page, pages, addressOf } = props;
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={props.label}>
      <PageLink to={page > 1 ? addressOf(page - 1) : null}>Anterior</PageLink>
      <span className="measure">
        Página {page} de {pages}
      </span>
      <PageLink to={page < pages ? addressOf(page + 1) : null}>Siguiente</PageLink>
    </nav>
  );
}

/** The way to a page. At either end there is none, and its place stays empty. */
export function PageLink({ to, children }: { to: string | null; children: string }) {
  return to ? (
    <Link to={to} className={buttonClass({ small: true })}>
      {children}
    </Link>
  ) : (
    <span />
  );
}
