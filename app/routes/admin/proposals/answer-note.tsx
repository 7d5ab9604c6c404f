import { href, Link } from 'react-router';
import type { AnswerTimes } from '#server/services/proposals/answer-times.ts';

/** What the totals count. */
export const AnswerNote = ({ times }: { times: AnswerTimes }) => (
  <p className="desk-totals-note">
    «La mitad en» y «9 de cada 10 en»: propuestas y contactos de los últimos 30 días, sin soporte,
    hasta su primera respuesta. Lo vencido cuenta con lo que lleva esperando. Con los{' '}
    <Link to={href('/admin/dashboard')}>contactos</Link> de esos días: {times.waiting} por
    responder, {times.late} vencidos.
  </p>
);
