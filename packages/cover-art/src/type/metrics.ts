import type { Face } from '../tables/faces.ts';

/** How far the ink of a line reaches from where it begins on its baseline, in em. */
export type Ink = { left: number; right: number; above: number; below: number };

/** Who has the typefaces measures them. Tracking is in em. */
export type FontMetrics = (face: Face, text: string, tracking: number) => Ink;

/** Remembers what was measured: to break a title asks for the same lines again and again. */
export function remembering<Measured extends Ink>(
  measure: (face: Face, text: string, tracking: number) => Measured,
): (face: Face, text: string, tracking: number) => Measured {
  const known = new Map<string, Measured>();
  return (face, text, tracking) => {
    const key = `${face} ${tracking} ${text}`;
    let ink = known.get(key);
    if (!ink) known.set(key, (ink = measure(face, text, tracking)));
    return ink;
  };
}

export const widthOf = ({ left, right }: Ink): number => left + right;
