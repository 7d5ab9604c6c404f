import './orion.css';

/** Declination and right ascension in degrees, and the radius its magnitude is drawn with. */
const stars = {
  betelgeuse: { declination: 7.4, ascension: 88.8, radius: 4.2 },
  bellatrix: { declination: 6.35, ascension: 81.3, radius: 3 },
  rigel: { declination: -8.2, ascension: 78.6, radius: 4.6 },
  saiph: { declination: -9.67, ascension: 86.9, radius: 2.6 },
  mintaka: { declination: -0.3, ascension: 83, radius: 2.4 },
  alnilam: { declination: -1.2, ascension: 84.05, radius: 2.8 },
  alnitak: { declination: -1.94, ascension: 85.2, radius: 2.6 },
  meissa: { declination: 9.93, ascension: 83.8, radius: 1.8 },
} as const;

type Star = keyof typeof stars;

const lines: readonly Star[][] = [
  ['betelgeuse', 'meissa', 'bellatrix', 'mintaka', 'rigel'],
  ['mintaka', 'alnilam', 'alnitak', 'saiph', 'rigel'],
  ['alnitak', 'betelgeuse', 'bellatrix'],
];

/** From Bogotá, Orion rises lying on its side: x is minus declination, y is right ascension. */
const place = (star: Star) => ({
  x: Math.round((11 - stars[star].declination) * 17 + 20),
  y: Math.round((stars[star].ascension - 77.5) * 20 + 14),
});

const path = lines
  .map((line) => `M${line.map((star) => `${place(star).x} ${place(star).y}`).join('L')}`)
  .join('');

export function Orion() {
  const betelgeuse = place('betelgeuse');
  const rigel = place('rigel');
  return (
    <svg className="orion" viewBox="0 0 430 272" aria-hidden="true">
      <path className="orion-lines" d={path} />
      {(Object.keys(stars) as Star[]).map((star) => (
        <circle
          key={star}
          className={star === 'betelgeuse' ? 'orion-red' : undefined}
          cx={place(star).x}
          cy={place(star).y}
          r={stars[star].radius}
        />
      ))}
      <text x={betelgeuse.x - 4} y={betelgeuse.y + 21}>
        Betelgeuse
      </text>
      <text x={rigel.x - 20} y={rigel.y - 12}>
        Rigel
      </text>
    </svg>
  );
}
