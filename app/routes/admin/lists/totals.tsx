import { Link } from 'react-router';

const figures = new Intl.NumberFormat('es-CO');

export type Total = {
  label: string;
  count: number | string;
  /** The list of what was counted, and whether that is on the page. */
  to?: string;
  isCurrent?: boolean;
  /** It should be none. */
  isLate?: boolean;
};

/** A few counts, or times in words, side by side. */
export const Totals = (props: { items: readonly Total[] }) => (
  <dl className="desk-totals">
    {props.items.map(({ label, count, to, isCurrent, isLate }) => (
      <div key={label}>
        <dt>
          {to === undefined ? (
            label
          ) : (
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          )}
        </dt>
        <dd className={isLate ? 'figure due-late' : 'figure'}>
          {typeof count === 'number' ? figures.format(count) : count}
        </dd>
      </div>
    ))}
  </dl>
);
