import { DrawnTag } from '../frame/drawn.tsx';
import './control-ticket.css';

const lines = [
  ['Archivo', 'reporte-octubre.tsv'],
  ['Filas', '1.284'],
  ['Unidades', '48.320'],
  ['Neto USD', '96,437210'],
  ['Neto EUR', '4,018800'],
  ['Periodo', 'ago a oct de 2026'],
  ['Plataformas', '5'],
  ['Títulos sin dueño', '3'],
] as const;

/** The totals of a report before a single row is kept. */
export const ControlTicket = () => (
  <div className="ticket">
    <p className="ticket-head">
      <span className="label">Antes de guardar</span>
      <DrawnTag>Ejemplo</DrawnTag>
    </p>
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="measure">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="ticket-foot">Guardado hasta ahora: nada.</p>
  </div>
);
