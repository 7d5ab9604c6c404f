import type { Badge } from '#app/ui/app-shell/place.ts';
import type { BoundedCount } from '#server/services/lists/search-plan.ts';
import { countText } from './lists/count-text.ts';

/** How much waits in a list, and whether some of it is late; nothing when nothing waits. */
export function waitingBadge(
  waiting: BoundedCount,
  late: BoundedCount,
  what: string,
): Badge | undefined {
  if (waiting.count === 0) return undefined;
  const lateText = late.count > 0 ? `, ${countText(late)} con el plazo vencido` : '';
  return {
    text: waiting.count > 99 ? '99+' : String(waiting.count),
    label: `${countText(waiting)} ${what}${lateText}`,
    isLate: late.count > 0,
  };
}
