import { expect, test } from 'vitest';
import { contoursOf } from './contours.ts';

const side = 41;

function gridOf(valueAt: (x: number, y: number) => number) {
  const values = Float32Array.from({ length: side * side }, (_, at) =>
    valueAt(at % side, Math.floor(at / side)),
  );
  return { columns: side, rows: side, values };
}

const pointsOf = (line: readonly number[]) =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0]);

test('a hill has one closed line at each height, as far from its top as it says', () => {
  const hill = gridOf((x, y) => Math.max(0, 1 - Math.hypot(x - 20, y - 20) / 18));
  const [none, ...levels] = contoursOf(hill, 4);
  expect(none).toEqual([]);
  for (const [at, lines] of levels.entries()) {
    expect(lines).toHaveLength(1);
    const points = pointsOf(lines[0] ?? []);
    expect(points[0]).toEqual(points.at(-1));
    expect(points.length).toBeGreaterThan(20);
    for (const [x = 0, y = 0] of points)
      expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(18 * (1 - (at + 1) / 4), 0);
  }
});

test('a slope has one open line from edge to edge, whichever cell is seen first', () => {
  for (const valueAt of [
    (x: number, y: number) => (x + y * 0.01) / side,
    (x: number, y: number) => (y - 0.3 * x + 12) / 55,
  ]) {
    const [, lines] = contoursOf(gridOf(valueAt), 2);
    expect(lines).toHaveLength(1);
    const points = pointsOf(lines?.[0] ?? []);
    const isAtEdge = ([x = 0, y = 0]: number[]) => [x, y].some((at) => at === 0 || at === side - 1);
    expect([points[0] ?? [], points.at(-1) ?? []].every(isAtEdge)).toBe(true);
    for (const [at, [x = 0, y = 0]] of points.slice(1).entries())
      expect(Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0))).toBeLessThan(1.5);
  }
});
