import { longDate } from '#content/dates.ts';
import './usage-badge.css';

/** From here on it is said more loudly how little is left: 80 of 100, or the last one. */
const warnsFrom = 0.8;

/** What a person used of a tool; `renewsOn` is the day of Bogotá on which the count begins anew. */
export type UsageShown = { used: number; limit: number | null; renewsOn: string };

export const isUsedUp = ({ used, limit }: UsageShown): boolean => limit !== null && used >= limit;

/** How much of a tool a person has left. */
export function UsageBadge({
  usage,
  what,
}: {
  usage: UsageShown;
  what: [one: string, many: string];
}) {
  const { used, limit, renewsOn } = usage;
  if (limit === null) return <p className="usage-badge">Sin tope: tienes Premium.</p>;
  const left = Math.max(0, limit - used);
  const isLow = left === 1 || used / limit >= warnsFrom;
  return (
    <p className={`usage-badge ${left === 0 ? 'usage-badge-out' : isLow ? 'usage-badge-low' : ''}`}>
      {left === 0
        ? 'Has alcanzado el límite. Actualiza para continuar.'
        : `Te ${left === 1 ? 'queda' : 'quedan'} ${left} de ${limit} ${what[limit === 1 ? 0 : 1]}.`}{' '}
      La cuenta empieza de nuevo el {longDate(renewsOn)}.
    </p>
  );
}
