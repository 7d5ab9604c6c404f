import { Ground, PosterName } from './poster-name.tsx';

const centre = { x: 232, y: 346 };
const lengths = [16, 38, 24, 58, 20, 44, 30];
const turns = [268, 306, 344, 382];

/** A spiral bulb that lights the sheet, with bars for rays. */
export const VioletaUsme = () => (
  <>
    <Ground ink="leaf" />
    <path className="ink-fog pen" d={rays()} strokeWidth="4" />
    {turns.map((y) => (
      <path
        key={y}
        className="ink-ochre pen"
        d={`M166 ${y + 6}C176 ${y - 26} 288 ${y - 26} 298 ${y + 12}`}
        strokeWidth="20"
      />
    ))}
    {turns.map((y) => (
      <path
        key={y}
        className="ink-amber pen"
        d={`M166 ${y}C172 ${y + 40} 288 ${y + 46} 298 ${y + 14}`}
        strokeWidth="25"
        strokeLinecap="round"
      />
    ))}
    <path className="ink-brick" d="M176 420h112v30q0 10-10 10h-92q-10 0-10-10Z" />
    <path className="ink-dew" d="M192 464h80v11h-80zM192 479h80v11h-80zM200 494h64v6h-64z" />
    <PosterName
      ink="fog"
      lines={[
        { text: 'Violeta', y: 90, size: 100, stretch: 88 },
        { text: 'Usme', y: 176, size: 100, stretch: 113.5 },
      ]}
    />
  </>
);

/** Bars all round, long and short by turns. */
function rays(): string {
  return Array.from({ length: 34 }, (_, index) => {
    const angle = ((index * (248 / 33) - 214) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const from = 112;
    // Shorter under the name.
    const to = from + (lengths[index % lengths.length] ?? 0) * (sin < -0.75 ? 0.5 : 1);
    const at = (radius: number) =>
      `${(centre.x + radius * cos).toFixed(1)} ${(centre.y + radius * sin).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
}
