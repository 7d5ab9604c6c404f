import { severityOf, targetTime } from '#content/severities.ts';
import { Table } from '#app/ui/table.tsx';
import type { TicketTimes } from '#server/services/proposals/ticket-times.ts';
import { span } from '../due-text.ts';
import { SeverityBadge } from './severity-badge.tsx';

/** How soon the tickets of the last 30 days were answered and solved, beside their targets. */
export const TicketTotals = ({ times }: { times: readonly TicketTimes[] }) =>
  times.length > 0 && (
    <details className="desk-tickets">
      <summary>Soporte: 9 de cada 10 reportes, por urgencia</summary>
      <Table caption="Tiempos de soporte de los últimos 30 días">
        <thead>
          <tr>
            <th scope="col">Urgencia</th>
            <th scope="col" className="numeric">
              Reportes
            </th>
            <th scope="col" className="numeric">
              Vencidos
            </th>
            <th scope="col">Respuesta</th>
            <th scope="col">Solución</th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ severity, tickets, late, response, solution }) => (
            <tr key={severity}>
              <th scope="row">
                <SeverityBadge severity={severity} />
              </th>
              <td className="numeric">{tickets}</td>
              <td className="numeric">{late}</td>
              <td>
                <Measured took={response} target={severityOf(severity).response} />
              </td>
              <td>
                <Measured took={solution} target={severityOf(severity).solution} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );

const Measured = ({ took, target }: { took: number | null; target: number }) => (
  <>
    {took === null ? '—' : span(took)}
    <small>meta: {targetTime(target)}</small>
  </>
);
