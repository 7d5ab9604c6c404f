import type { Stat } from '#content/stat.ts';
import './stats.css';

/** Figures under a rule, three or four in a row. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={items.length > 3 ? 'stats stats-four' : 'stats'}>
      {items.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="figure">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
