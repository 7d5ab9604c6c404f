import { seededRandom } from '../seeded-random.ts';
import { Ground, PosterName } from './poster-name.tsx';

const dome = { x: 222, y: 356, radius: 128 };
const pavement = 470;

/** Rain as the bars of a song, and the silence under an umbrella. */
export const OfeliaYLosTranvias = () => (
  <>
    <Ground ink="dew" />
    <path className="ink-deep pen" d={rain()} strokeWidth="4" />
    <path
      className="ink-brick"
      d="M94 356a128 128 0 0 1 256 0q-16-18-32-18t-32 18q-16-18-32-18t-32 18q-16-18-32-18t-32 18q-16-18-32-18t-32 18Z"
    />
    <path
      className="ink-night pen"
      d="M222 228q-60 50-64 128M222 228q60 50 64 128M222 228v128M222 210v20"
      strokeWidth="3"
    />
    <path
      className="ink-night pen"
      d="M222 350v84a20 20 0 0 0 40 0v-6"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path className="ink-night" d={`M0 ${pavement}h400v3H0Z`} />
    <PosterName
      ink="night"
      lines={[
        { text: 'Ofelia y', y: 90, size: 88, stretch: 95.8 },
        { text: 'los Tranvías', y: 172, size: 88, stretch: 56.4 },
      ]}
    />
  </>
);

/** Drops in columns; each ends on the umbrella or on the ground. */
function rain(): string {
  const random = seededRandom(4);
  let path = '';
  for (let x = 6; x < 400; x += 12) {
    const side = (x - dome.x) / (dome.radius + 8);
    const floor =
      Math.abs(side) < 1 ? dome.y - (dome.radius + 8) * Math.sqrt(1 - side * side) : pavement - 6;
    for (let y = 196 + random() * 40; y < floor - 8;) {
      const end = Math.min(floor - 2, y + 10 + random() ** 2 * 76);
      path += `M${x} ${y.toFixed(0)}V${end.toFixed(0)}`;
      y = end + 12 + random() * 26;
    }
  }
  return path;
}
