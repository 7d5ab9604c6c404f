import { z } from 'zod';
import { bogotaOffset, formatMoment } from './bogota-time.ts';
import { furthestAhead } from './movable-clock.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The buttons of the page, and where each leads from a moment. */
export const steps = {
  hour: { label: '+1 hora', from: (at: Date) => new Date(at.getTime() + hour) },
  day: { label: '+1 día', from: (at: Date) => new Date(at.getTime() + day) },
  week: { label: '+7 días', from: (at: Date) => new Date(at.getTime() + 7 * day) },
  month: { label: '+1 mes', from: nextMonth },
};

/** Why a form moves nothing, for the person; `until` is what they typed, where it is about that. */
export type RefusedMove = { kind: 'refused'; error: string; until?: string };

/** What a posted form asks of the clock. */
export type Move = { kind: 'to'; time: Date } | { kind: 'reset' } | RefusedMove;

/** What the field for a date and an hour sends; by hand with a space, too. */
const localTime = z.iso.datetime({ local: true });

export function readMove(
  { move = '', until = '' }: Record<string, string | undefined>,
  { now, ahead }: { now: Date; ahead: number },
): Move {
  if (move === 'reset') return { kind: 'reset' };
  const last = new Date(now.getTime() - ahead + furthestAhead);
  const tooFar = `Elige una hora anterior: el reloj llega hasta diez años adelante, al ${formatMoment(last)}`;
  if (move === 'until') {
    const typed = localTime.safeParse(until.trim().replace(' ', 'T'));
    const refuse = (error: string): Move => ({ kind: 'refused', error, until });
    if (!typed.success)
      return refuse('Escribe una fecha y una hora que existan, por ejemplo 2027-03-01 08:00.');
    const time = new Date(`${typed.data}-05:00`);
    if (time <= now)
      return refuse(
        `Esa hora ya pasó en este reloj, que solo se adelanta. Elige una después de esta: ${formatMoment(now)}`,
      );
    return time <= last ? { kind: 'to', time } : refuse(tooFar);
  }
  const step = Object.entries(steps).find(([name]) => name === move)?.[1];
  if (!step) return { kind: 'refused', error: 'Elige uno de los botones de esta página.' };
  const time = step.from(now);
  return time <= last ? { kind: 'to', time } : { kind: 'refused', error: tooFar };
}

/** The same day and hour of the next month in Bogotá; its last day, where it has no such day. */
function nextMonth(at: Date): Date {
  const local = new Date(at.getTime() + bogotaOffset);
  const next = local.getUTCMonth() + 1;
  const days = new Date(Date.UTC(local.getUTCFullYear(), next + 1, 0)).getUTCDate();
  local.setUTCMonth(next, Math.min(local.getUTCDate(), days));
  return new Date(local.getTime() - bogotaOffset);
}
