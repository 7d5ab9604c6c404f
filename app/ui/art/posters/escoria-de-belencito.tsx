import { seededRandom } from '../seeded-random.ts';
import { Ground, PosterName } from './poster-name.tsx';

/** Each bar of molten slag reaches one of three heats; the hotter, the lower. */
const heats = [
  { ink: 'brick', share: 1 },
  { ink: 'amber', share: 0.62 },
  { ink: 'fog', share: 0.26 },
] as const;

/** The furnaces of a steel mill over a river of slag, which is also a spectrum. */
export const EscoriaDeBelencito = () => (
  <>
    <Ground ink="ochre" />
    <path
      className="ink-night"
      d="M0 500V388h22V300h-8v-14h46v14h-8v88h34l10-120h-6v-18h68v18h-6l10 120h22V268h-9v-16h50v16h-9v120h26l30-52h44l26 52h58v112Z"
    />
    <path className="ink-soot pen" d="M92 316h76m-80 34h84M86 384h88" strokeWidth="5" />
    <path className="ink-night pen" d="m168 292 132 64" strokeWidth="8" />
    <path className="ink-fog pen" d={smoke()} strokeWidth="5" />
    {heats.map(({ ink, share }) => (
      <path key={ink} className={`ink-${ink} pen`} d={slag(share)} strokeWidth="7" />
    ))}
    <PosterName
      ink="night"
      lines={[
        { text: 'Escoria de', y: 92, size: 96, stretch: 61.4 },
        { text: 'Belencito', y: 178, size: 96, stretch: 68.3 },
      ]}
    />
  </>
);

/** Plumes of three chimneys, blown to the right. */
const smoke = () =>
  [37, 234].map((x) => `M${x - 10} 276h34m-22-13h52m-30-13h68m-40-13h40`).join('');

function slag(share: number): string {
  const random = seededRandom(12);
  let path = '';
  for (let x = 74; x < 400; x += 10) {
    const height = (20 + 66 * Math.abs(Math.sin(x / 37)) * (0.45 + 0.55 * random())) * share;
    path += `M${x} 500v-${height.toFixed(0)}`;
  }
  return path;
}
