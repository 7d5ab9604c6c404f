import { Card } from '#app/ui/card.tsx';
import type { Dashboard } from '#server/services/dashboard/read-dashboard.ts';
import './total-cards.css';

const count = new Intl.NumberFormat('es-CO');
const money = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const percent = new Intl.NumberFormat('es-CO', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The four figures of the overview, all counted from the person's own data. */
export function TotalCards({ totals }: { totals: Dashboard['totals'] }) {
  const noReports = totals.streams === 0;
  const cards = [
    { label: 'Total de proyectos', figure: count.format(totals.projects), note: 'en tu cuenta' },
    {
      label: 'Reproducciones totales',
      figure: count.format(totals.streams),
      note: noReports ? 'aún no hay reportes' : 'según tus reportes',
    },
    {
      label: 'Ingresos totales',
      figure: `USD ${money.format(totals.revenueMicros / 1_000_000)}`,
      note: noReports ? 'aún no hay reportes' : 'según tus reportes',
    },
    {
      label: 'Crecimiento mensual',
      figure: totals.growth === null ? '—' : `${percent.format(totals.growth * 100)}\u00a0%`,
      note: totals.growth === null ? 'faltan dos meses de datos' : 'últimos 30 días',
    },
  ];
  return (
    <div className="totals" data-empty={noReports || undefined}>
      {cards.map((card) => (
        <Card key={card.label}>
          <h2>{card.label}</h2>
          <p className="figure">{card.figure}</p>
          <p className="measure">{card.note}</p>
        </Card>
      ))}
    </div>
  );
}
