import type { Waiting } from '#app/ui/app-shell/place-badge.tsx';
import { mostWaiting, type WaitingCounts } from '#server/services/waiting/count-waiting.ts';

/** How much waits at a place, and whether some of it is late; nothing when nothing waits. */
export function waitingBadge({ waiting, late }: WaitingCounts, what: string): Waiting | undefined {
  if (waiting === 0) return undefined;
  const lateText = late > 0 ? `, ${inWords(late)} con el plazo vencido` : '';
  return {
    text: waiting > mostWaiting ? `${mostWaiting}+` : String(waiting),
    label: `${inWords(waiting)} ${what}${lateText}`,
    isLate: late > 0,
  };
}

const inWords = (count: number) => (count > mostWaiting ? `más de ${mostWaiting}` : String(count));
