import type { Brief } from './brief.ts';
import { faultsOf } from './faults.ts';
import { plan } from './plan.ts';
import type { Scene } from './scene.ts';
import type { FontMetrics } from './type/metrics.ts';

/** So many seeds are tried before a cover falls back on a style whose type stands on plain ground. */
const tries = 5;

/** Styles that paint nothing behind their type. */
const plainest = 'tiles';

/**
 * A scene whose type stands where it should and stands out from what is under it, by what `isLegible` sees of it painted small:
 * of the seed, of the next ones, or of a style that keeps its ground clear.
 */
export function planLegible(
  brief: Brief,
  seed: number,
  measure: FontMetrics,
  isLegible: (scene: Scene) => boolean,
): Scene {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const scene = plan(brief, seed + attempt * 0x9e3779b9, measure);
    if (faultsOf(scene).length === 0 && isLegible(scene)) return scene;
  }
  return plan({ ...brief, style: plainest }, seed, measure);
}
