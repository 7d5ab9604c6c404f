import { seededRandom } from '../seeded-random.ts';
import { Ground } from './poster-name.tsx';

/** Ground, name and figure of a poster that nobody drew. */
const inks = [
  ['night', 'fog', 'amber'],
  ['brick', 'fog', 'night'],
  ['fog', 'night', 'brick'],
  ['deep', 'fog', 'amber'],
  ['amber', 'night', 'brick'],
] as const;

/** A sheet for any work: its name, and a wave that is always the same one for it. */
export function PlainPoster({ id, name }: { id: string; name: string }) {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const [ground, text, figure] = inks[seed % inks.length] ?? inks[0];
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  const lines = [words.slice(0, middle), words.slice(middle)].map((line) => line.join(' '));
  return (
    <>
      <Ground ink={ground} />
      <path className={`ink-${figure} pen`} d={wave(seed)} strokeWidth="7" />
      {/* Nobody measured this name: the browser fits it. */}
      <g className={`ink-${text}`} fontSize="84" fontStretch="80%">
        {lines.filter(Boolean).map((line, index) => (
          <text
            key={line}
            x="17"
            y={90 + index * 82}
            textLength="366"
            lengthAdjust="spacingAndGlyphs"
          >
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

function wave(seed: number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let x = 12; x < 400; x += 12) {
    const swell = Math.abs(Math.sin(x / 53 + seed)) * 0.7 + 0.2;
    const half = Math.round(130 * swell * (0.4 + 0.6 * random()));
    path += `M${x} ${350 - half}v${half * 2}`;
  }
  return path;
}
