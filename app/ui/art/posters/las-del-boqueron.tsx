import { Ground, PosterName } from './poster-name.tsx';

const centre = { x: 238, y: 370 };

/** A lulo cut in half, which is also a record. */
export const LasDelBoqueron = () => (
  <>
    <Ground ink="amber" />
    <circle className="ink-brick" cx={centre.x} cy={centre.y} r="188" />
    <circle
      className="ink-night pen"
      cx={centre.x}
      cy={centre.y}
      r="173"
      strokeWidth="1.6"
      strokeDasharray="2 5"
    />
    <circle className="ink-fog" cx={centre.x} cy={centre.y} r="156" />
    <path className="ink-lulo" d={segments()} />
    <circle className="ink-brick" cx={centre.x} cy={centre.y} r="22" />
    <circle className="ink-amber" cx={centre.x} cy={centre.y} r="7" />
    <PosterName
      ink="night"
      lines={[
        { text: 'Las del', y: 86, size: 84, stretch: 108.5 },
        { text: 'Boquerón', y: 164, size: 84, stretch: 76.2 },
      ]}
    />
  </>
);

/** Ten segments round the core. */
function segments(): string {
  return Array.from({ length: 10 }, (_, index) => {
    const from = index * 36;
    const to = from + 29;
    return `M${at(from + 3, 32)}L${at(from, 134)}A134 134 0 0 1 ${at(to, 134)}L${at(to - 3, 32)}Z`;
  }).join('');
}

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = centre.x + radius * Math.cos(angle);
  const y = centre.y + radius * Math.sin(angle);
  return `${Math.round(x)} ${Math.round(y)}`;
}
