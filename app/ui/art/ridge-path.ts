import { heightAt, ridgeWidth } from '#packages/ridge/src/index.ts';
import { seededRandom } from './seeded-random.ts';

/** The drawing is 360 high; the line of 2600 m is its axis. */
export const ridgeAxis = 280;

/** Where the song has got to: the summit of Monserrate. */
const playhead = 1052;
const barPitch = 8;

export type RidgePaths = {
  /** The outline of the hills, open at both ends. */
  outline: string;
  /** Bars up to Monserrate: what has sounded. */
  played: string;
  /** Bars after it: what is left of the song. */
  ahead: string;
};

/** The hills as the waveform of a song that is playing. Relative commands and round numbers keep it small. */
export function ridgePaths(): RidgePaths {
  return { outline: outline(), ...bars() };
}

function outline(): string {
  const jitter = seededRandom(3);
  let path = '';
  let previous = 0;
  for (let x = 0; x <= ridgeWidth; x += 10) {
    const y = even(ridgeAxis - heightAt(x) - (x % 20 ? 2 * jitter() : 0));
    path += x === 0 ? `M0 ${y}l` : `10 ${y - previous} `;
    previous = y;
  }
  return path.trimEnd();
}

/** Each bar goes from one step further along the axis, at its height, down to the axis: one number is all it needs. */
function bars(): Pick<RidgePaths, 'played' | 'ahead'> {
  const random = seededRandom(7);
  const foot = ridgeAxis - 2;
  let played = '';
  let ahead = '';
  for (let x = barPitch / 2; x < ridgeWidth; x += barPitch) {
    const share = random() < 0.18 ? 1 : 0.5 + 0.46 * random();
    const bar = `m${barPitch}-${5 * Math.floor((heightAt(x) * share) / 5)}V${foot}`;
    const before = `M${x - barPitch} ${foot}`;
    if (x < playhead) played = (played || before) + bar;
    else ahead = (ahead || before) + bar;
  }
  return { played, ahead };
}

const even = (y: number) => 2 * Math.round(y / 2);
