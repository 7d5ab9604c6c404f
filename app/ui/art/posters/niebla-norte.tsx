import { heightAt } from '#packages/ridge/src/index.ts';
import { seededRandom } from '../seeded-random.ts';
import { Ground, PosterName } from './poster-name.tsx';

/** Banks of fog: where each lies; the lower, the thicker. */
const fog = [300, 318, 334, 350, 364, 378, 392, 404, 414];

/** A hill with the sun behind it, fading into fog. */
export const NieblaNorte = () => (
  <>
    <Ground ink="night" />
    <circle className="ink-brick" cx="286" cy="292" r="66" />
    <path className="ink-haze pen" d={hill()} strokeWidth="6" />
    {fog.map((y, index) => (
      <path key={y} className="ink-night pen" d={`M0 ${y}h400`} strokeWidth={1 + index} />
    ))}
    <PosterName
      ink="fog"
      lines={[
        { text: 'Niebla', x: 16, y: 100, size: 104, stretch: 96 },
        { text: 'Norte', x: 16, y: 190, size: 104, stretch: 98.7 },
      ]}
    />
  </>
);

/** Bars on a common foot; heights in steps of five are enough, and short to write. */
function hill(): string {
  const random = seededRandom(5);
  let path = 'M-4 420';
  for (let x = 6; x < 400; x += 10) {
    const height = Math.max(20, heightAt(1000 + x * 1.15) * 0.98 - 14);
    const bar = height * (random() < 0.25 ? 1 : 0.6 + 0.38 * random());
    path += `m10-${5 * Math.round(bar / 5)}V420`;
  }
  return path;
}
