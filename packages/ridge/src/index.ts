/** How wide the hills are, in units of the drawing. */
export const ridgeWidth = 2400;

/** The Eastern Hills seen from the city: [x, altitude in metres]. */
const profile = [
  [0, 2900],
  [80, 2980],
  [150, 2930],
  [230, 3050],
  [300, 2990],
  [380, 3080],
  [450, 3010],
  [520, 2950],
  [600, 3040],
  [680, 3115],
  [740, 3050],
  [800, 2985],
  [850, 3010],
  [930, 3060],
  [1000, 3125],
  [1050, 3152],
  [1082, 3110],
  [1130, 2950],
  [1170, 2810],
  [1200, 2750],
  [1235, 2830],
  [1280, 3020],
  [1330, 3230],
  [1370, 3317],
  [1410, 3260],
  [1460, 3150],
  [1520, 3195],
  [1580, 3090],
  [1640, 3130],
  [1720, 3000],
  [1800, 3070],
  [1880, 2980],
  [1960, 3050],
  [2050, 2960],
  [2130, 3010],
  [2220, 2930],
  [2300, 2980],
  [2400, 2890],
] as const;

/** Metres above the sea at `x`, eased between the surveyed points. */
export function altitudeAt(x: number): number {
  const after = profile.findIndex(([at]) => at >= x);
  const right = profile[after] ?? profile[profile.length - 1] ?? [0, 2600];
  const left = profile[after - 1] ?? right;
  const t = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
  const eased = 0.35 * t + 0.65 * t * t * (3 - 2 * t);
  return left[1] + (right[1] - left[1]) * eased;
}

/** Height above the axis in the drawing's units: Guadalupe (3317 m) stands 232 high. */
export const heightAt = (x: number): number => ((altitudeAt(x) - 2600) / 717) * 232;
