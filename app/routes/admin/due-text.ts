import { responseHours } from '#content/response-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** When the first answer to a message that came at `receivedAt` is due. */
export const answerDueAt = (receivedAt: Date): Date => new Date(+receivedAt + responseHours * hour);

/** What is due within so long is to be done next. */
const soon = 2 * hour;

/** How what is due at `dueAt` reads at `now`, and how much it presses. */
export function dueText(dueAt: Date, now: Date): { text: string; tone: 'calm' | 'soon' | 'late' } {
  const left = +dueAt - +now;
  if (left <= 0) return { text: `venció hace ${span(-left)}`, tone: 'late' };
  return { text: `vence en ${span(left)}`, tone: left <= soon ? 'soon' : 'calm' };
}

/** How long it took from one moment to another: «en 3 h». */
export const tookText = (from: Date, to: Date): string => `en ${span(+to - +from)}`;

/** In the largest unit of which there is a whole one; never more than there is. Number and unit stay on one line. */
export function span(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)}\u{A0}días`;
  if (ms >= hour) return `${Math.floor(ms / hour)}\u{A0}h`;
  return `${Math.floor(ms / minute)}\u{A0}min`;
}
