import type { Inline } from '#content/markdown/tree.ts';
import type { Style } from './paper.ts';
import { type Measure, setLines } from './set-lines.ts';

/** The narrowest width in which a title takes no more lines than in `width`: none of its words is left alone. */
export function balancedWidth(
  title: readonly Inline[],
  style: Style,
  width: number,
  measure: Measure,
): number {
  const linesIn = (width: number) => setLines(title, style, width, measure).length;
  const lines = linesIn(width);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (linesIn(middle) > lines) narrow = middle;
    else wide = middle;
  }
  return wide;
}
