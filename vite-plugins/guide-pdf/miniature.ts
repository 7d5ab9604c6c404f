import { paper } from './paper.ts';

/** A page seen from afar, as the paths of a drawing 84 wide and 119 high. */
export type Miniature = {
  /** Lines of text. */
  text: string;
  /** Lines of headings, heavier. */
  heads: string;
  /** Rules, boxes and cells. */
  rules: string;
};

const miniatureWidth = 84;

export const emptyMiniature = (): Miniature => ({ text: '', heads: '', rules: '' });

const scale = miniatureWidth / paper.width;
const small = (points: number) => Math.round(points * scale);

/** A stroke at `y`, from `x`, of a `width` that never vanishes. */
export const stroke = (x: number, y: number, width: number): string =>
  `M${small(x)} ${small(y)}h${Math.max(1, small(width))}`;

export const box = (x: number, y: number, width: number, height: number): string => {
  const [wide, high] = [Math.max(2, small(width)), Math.max(2, small(height))];
  return `M${small(x)} ${small(y)}h${wide}v${high}h-${wide}z`;
};
