import { PaperHills } from './posters/landscapes.tsx';
import { inks } from './posters/inks.ts';
import './formats.css';

const formats = [
  { ratio: '1:1', use: 'Portada oficial', wide: 1, tall: 1 },
  { ratio: '16:9', use: 'Video y pantalla', wide: 16, tall: 9 },
  { ratio: '4:5', use: 'Publicación', wide: 4, tall: 5 },
  { ratio: '3:4', use: 'Afiche', wide: 3, tall: 4 },
  { ratio: '9:16', use: 'Historia', wide: 9, tall: 16 },
] as const;

/** One composition in five frames. */
export const Formats = () => (
  <ul className="formats">
    {formats.map(({ ratio, use, wide, tall }) => {
      // The same area in every frame: none looks larger than another.
      const scale = Math.sqrt(wide * tall);
      return (
        <li key={ratio}>
          <svg
            width={`${(wide / scale).toFixed(3)}em`}
            height={`${(tall / scale).toFixed(3)}em`}
            viewBox="30 0 300 300"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
          >
            <path fill={inks.wine} d="M-300-300h900v600h-900z" />
            <PaperHills />
          </svg>
          <h3>{ratio}</h3>
          <p>{use}</p>
        </li>
      );
    })}
  </ul>
);
