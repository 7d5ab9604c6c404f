const figures = new Intl.NumberFormat('es-CO');

/** A few counts, or times in words, side by side. */
export const Totals = (props: { items: readonly { label: string; count: number | string }[] }) => (
  <dl className="desk-totals">
    {props.items.map(({ label, count }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{typeof count === 'number' ? figures.format(count) : count}</dd>
      </div>
    ))}
  </dl>
);
