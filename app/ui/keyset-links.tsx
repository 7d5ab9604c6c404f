import { PageLink } from './pagination.tsx';

/** Ways to the rows before and after those of this page; at either end there is none. */
export function KeysetLinks(props: {
  label: string;
  before: string | null;
  after: string | null;
  words?: { before: string; after: string };
}) {
  const { label, before, after, words = { before: 'Anteriores', after: 'Siguientes' } } = props;
  if (before === null && after === null) return null;
  return (
    <nav className="pages" aria-label={label}>
      <PageLink to={before}>{words.before}</PageLink>
      <span />
      <PageLink to={after}>{words.after}</PageLink>
    </nav>
  );
}
