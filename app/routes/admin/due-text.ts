import { responseHours } from '#content/response-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When the first answer to what came at `receivedAt` is due, and how that reads at `now`. */
export function dueText(receivedAt: Date, now: Date): { text: string; isLate: boolean } {
  const left = +receivedAt + responseHours * hour - +now;
  const isLate = left <= 0;
  return { text: isLate ? `venció hace ${span(-left)}` : `vence en ${span(left)}`, isLate };
}

/** In the largest unit of which there is a whole one; never more than there is. */
function span(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)} días`;
  if (ms >= hour) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / minute)} min`;
}
