import { heightAt, ridgeWidth } from '#packages/ridge/src/index.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';

/** Every cover is a square of this side. */
export const coverSide = 400;

/** Where the line of 2600 m lies. */
const axis = 326;
const barPitch = 32;
const barCount = 13;
/** How much of the hills' width is between two bars. */
const reach = 44;
/** Guadalupe, over the axis, in the units of the hills. */
const summit = 232;

/** Ground, what has sounded, what is ahead, sun or moon, and letters; the last can be read on the first. */
const inks = [
  { ground: 'night', played: 'amber', ahead: 'haze', sun: 'brick', text: 'fog' },
  { ground: 'brick', played: 'cream', ahead: 'soot', sun: 'amber', text: 'fog' },
  { ground: 'fog', played: 'brick', ahead: 'deep', sun: 'amber', text: 'night' },
  { ground: 'deep', played: 'amber', ahead: 'dew', sun: 'brick', text: 'fog' },
  { ground: 'amber', played: 'brick', ahead: 'night', sun: 'fog', text: 'night' },
  { ground: 'leaf', played: 'lulo', ahead: 'fog', sun: 'amber', text: 'fog' },
  { ground: 'soot', played: 'ochre', ahead: 'brick', sun: 'dew', text: 'fog' },
] as const;

export type CoverDesign = {
  inks: (typeof inks)[number];
  /** Bars from the axis up, as a path: what has sounded, and what is ahead. */
  played: string;
  ahead: string;
  sun: { x: number; y: number; radius: number };
  axis: number;
};

/**
 * The cover of a song that has none: a stretch of the Eastern Hills as its waveform, played up to a place of its own. The
 * same song has the same one, always. Hills and sun stay below `top`.
 */
export function coverDesign(id: string, top: number): CoverDesign {
  const random = seededRandom(seedOf(id));
  const colours = inks[Math.floor(random() * inks.length)] ?? inks[0];
  const from = Math.floor(random() * (ridgeWidth - barCount * reach));
  const playhead = 4 + Math.floor(random() * (barCount - 7));
  const heightOf = (bar: number) =>
    (heightAt(from + bar * reach) / summit) * Math.min(axis - top, 0.7 * coverSide);
  const xOf = (bar: number) => 8 + bar * barPitch;

  let [played, ahead] = ['', ''];
  for (let bar = 0; bar < barCount; bar += 1) {
    const share = random() < 0.3 ? 1 : 0.55 + 0.4 * random();
    const drawn = `M${xOf(bar)} ${axis}v-${Math.round(heightOf(bar) * share)}`;
    if (bar < playhead) played += drawn;
    else ahead += drawn;
  }
  const radius = Math.round(Math.min(54 + 34 * random(), (axis - top) * 0.3));
  const y = Math.round(Math.max(top + radius, axis - heightOf(playhead)));
  return { inks: colours, played, ahead, axis, sun: { x: xOf(playhead), y, radius } };
}
