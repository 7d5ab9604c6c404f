import { useEffect, useRef, useState } from 'react';

/**
 * How many of the boxes inside `boxes` are ticked; null until the script runs. `recount` belongs on that element: a browser
 * may bring ticks back by itself, and others add and take away boxes.
 */
export function useTickCount() {
  const boxes = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const recount = () => setCount(boxes.current?.querySelectorAll(':checked').length ?? 0);
  useEffect(recount);
  return { boxes, count, recount };
}

/** What a button does, and to how many. */
export const withCount = (label: string, count: number | null | undefined): string =>
  count ? `${label} (${count})` : label;
