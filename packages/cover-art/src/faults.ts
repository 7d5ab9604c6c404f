import { bottom, type Box, right, type Scene } from './scene.ts';
import { sizeOf } from './type/place-type.ts';

export type SceneFault = 'outside' | 'overlap' | 'too small';

/** From an edge, at least, in short sides. */
const leastMargin = 0.05;

/** A title of less is not read on a thumbnail, unless it is long. */
const leastTitle = 0.04;

/** What is wrong with how the type of a scene stands, before anything is painted. */
export function faultsOf({ frame, type: { title, artist } }: Scene): SceneFault[] {
  const isOutside = (box: Box) =>
    box.x < leastMargin - tiny ||
    box.y < leastMargin - tiny ||
    right(box) > frame.width - leastMargin + tiny ||
    bottom(box) > frame.height - leastMargin + tiny;
  const isOver =
    title.x < right(artist) &&
    artist.x < right(title) &&
    title.y < bottom(artist) &&
    artist.y < bottom(title);
  const letters = title.lines.reduce((sum, { text }) => sum + text.length, 0);
  const isSmall = sizeOf(title) < leastTitle * Math.min(1, 60 / letters);
  return [
    ...(isOutside(title) || isOutside(artist) ? (['outside'] as const) : []),
    ...(isOver ? (['overlap'] as const) : []),
    ...(isSmall ? (['too small'] as const) : []),
  ];
}

const tiny = 1e-6;
