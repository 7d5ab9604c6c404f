const figures = new Intl.NumberFormat('es-CO');

/** A few counts side by side. */
export const Totals = (props: { items: readonly { label: string; count: number }[] }) => (
  <dl className="desk-totals">
    {props.items.map(({ label, count }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{figures.format(count)}</dd>
      </div>
    ))}
  </dl>
);
