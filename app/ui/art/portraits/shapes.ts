/** Where a shape is at `x`: from its top to its bottom, in the drawing's units; nowhere is null. */
export type Shape = (x: number) => readonly [top: number, bottom: number] | null;

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x) => {
    const side = (x - cx) / rx;
    if (Math.abs(side) >= 1) return null;
    const half = ry * Math.sqrt(1 - side * side);
    return [cy - half, cy + half];
  };

/** Everything under a line through points, down to `bottom`. */
export const under =
  (points: readonly (readonly [x: number, y: number])[], bottom: number): Shape =>
  (x) => {
    const after = points.findIndex(([at]) => at >= x);
    const right = points[after];
    const left = points[after - 1];
    if (!right || !left) return null;
    const t = (x - left[0]) / (right[0] - left[0]);
    return [left[1] + (right[1] - left[1]) * t * t * (3 - 2 * t), bottom];
  };

/** The upper rim of an ellipse. */
export const arch =
  (cx: number, cy: number, rx: number, ry: number, thickness: number): Shape =>
  (x) => {
    const top = ellipse(cx, cy, rx, ry)(x)?.[0];
    const inner = ellipse(cx, cy, rx - thickness, ry - thickness)(x)?.[0] ?? cy;
    return top === undefined ? null : [top, inner];
  };

/** A sickle that hangs between two ends: a smile, a chain. */
export const sickle =
  (cx: number, y: number, rx: number, depth: number, thickness: number): Shape =>
  (x) => {
    const side = (x - cx) / rx;
    if (Math.abs(side) >= 1) return null;
    const sag = 1 - side * side;
    return [y + sag * depth, y + sag * (depth + thickness) + 2];
  };

/** A band from one point to another. */
export const band =
  (from: readonly [number, number], to: readonly [number, number], thickness: number): Shape =>
  (x) => {
    if (x < from[0] || x > to[0]) return null;
    const y = from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
    return [y, y + thickness];
  };

/** The part of a shape between two heights. */
export const between =
  (shape: Shape, from: number, to: number): Shape =>
  (x) => {
    const span = shape(x);
    const top = Math.max(span?.[0] ?? Infinity, from);
    const bottom = Math.min(span?.[1] ?? -Infinity, to);
    return top < bottom ? [top, bottom] : null;
  };

/** A shape as the bars of a wave: one every `pitch`, as long as the shape is there. */
export function bars(shape: Shape, width: number, pitch: number): string {
  let path = '';
  for (let x = pitch / 2; x < width; x += pitch) {
    const span = shape(x);
    if (span && span[1] - span[0] >= 2) path += `M${x} ${round(span[0])}V${round(span[1])}`;
  }
  return path;
}

const round = (value: number) => Math.round(value);
