import type { AnswerTimes } from '#server/services/proposals/answer-times.ts';
import { span } from '../due-text.ts';
import { Totals } from '../totals.tsx';

/** How soon the studio answered what came in the last 30 days. */
export const AnswerTotals = ({ times }: { times: AnswerTimes }) => (
  <div>
    <Totals
      items={[
        { label: 'Por responder', count: times.waiting },
        { label: 'Vencidas', count: times.late },
        { label: 'La mitad en', count: times.p50 === null ? '—' : span(times.p50) },
        { label: '9 de cada 10 en', count: times.p90 === null ? '—' : span(times.p90) },
      ]}
    />
    <p className="desk-totals-note">
      Propuestas y contactos de los últimos 30 días, sin soporte, hasta su primera respuesta. Lo
      vencido cuenta con lo que lleva esperando.
    </p>
  </div>
);
