import type { ReactNode } from 'react';
import { inks } from './inks.ts';
import { HillBars, Leaves, PaperHills, SlicedSun } from './landscapes.tsx';
import { Arches, Contours, Current, Ribbons } from './lines.tsx';
import { Bricks, Dots, Tiles } from './shapes.tsx';
import './poster.css';

type PosterDesign = {
  name: string;
  ground: string;
  ink: string;
  /** How the title is set, and the line that its first word stands on. */
  setting: 'fit' | 'wide' | 'tall' | 'line';
  title: number;
  artist: number;
  Art?: () => ReactNode;
};

/** One song, twelve ways. */
export const posters = [
  {
    name: 'Papel cortado',
    ground: inks.wine,
    ink: inks.cream,
    setting: 'fit',
    title: 66,
    artist: 276,
    Art: PaperHills,
  },
  {
    name: 'Baldosa',
    ground: inks.fog,
    ink: inks.night,
    setting: 'wide',
    title: 48,
    artist: 106,
    Art: Tiles,
  },
  {
    name: 'Barras',
    ground: inks.night,
    ink: inks.fog,
    setting: 'fit',
    title: 66,
    artist: 276,
    Art: HillBars,
  },
  {
    name: 'Trama',
    ground: inks.amber,
    ink: inks.night,
    setting: 'wide',
    title: 246,
    artist: 206,
    Art: Dots,
  },
  {
    name: 'Curvas de nivel',
    ground: inks.fog,
    ink: inks.slate,
    setting: 'line',
    title: 246,
    artist: 276,
    Art: Contours,
  },
  {
    name: 'Solo letra',
    ground: inks.lulo,
    ink: inks.night,
    setting: 'tall',
    title: 124,
    artist: 276,
  },
  {
    name: 'Frailejón',
    ground: inks.cream,
    ink: inks.forest,
    setting: 'line',
    title: 56,
    artist: 82,
    Art: Leaves,
  },
  {
    name: 'Cintas',
    ground: inks.rose,
    ink: inks.night,
    setting: 'fit',
    title: 222,
    artist: 162,
    Art: Ribbons,
  },
  {
    name: 'Sol en tajadas',
    ground: inks.slate,
    ink: inks.fog,
    setting: 'line',
    title: 258,
    artist: 276,
    Art: SlicedSun,
  },
  {
    name: 'Corriente',
    ground: inks.cream,
    ink: inks.night,
    setting: 'line',
    title: 60,
    artist: 86,
    Art: Current,
  },
  {
    name: 'Arcos',
    ground: inks.forest,
    ink: inks.cream,
    setting: 'wide',
    title: 52,
    artist: 112,
    Art: Arches,
  },
  {
    name: 'Ladrillo',
    ground: inks.wine,
    ink: inks.amber,
    setting: 'wide',
    title: 50,
    artist: 106,
    Art: Bricks,
  },
] as const satisfies readonly PosterDesign[];

/** Where the second word of the title stands under the first; on one line it follows it. */
const leading = { fit: 58, wide: 34, tall: 94, line: 0 } as const;

/** A cover for «Páramo adentro», by a band that does not exist. */
export function Poster({ design }: { design: PosterDesign }) {
  const { ground, ink, setting, title, artist, Art } = design;
  return (
    <svg className="poster" viewBox="0 0 300 300" aria-hidden="true">
      <path fill={ground} d="M0 0h300v300H0z" />
      {Art && <Art />}
      <g className={`poster-${setting}`} fill={ink}>
        {setting === 'line' ? (
          <text x="18" y={title}>
            Páramo adentro
          </text>
        ) : (
          <>
            <text x="18" y={title}>
              Páramo
            </text>
            <text className="poster-second" x="18" y={title + leading[setting]}>
              adentro
            </text>
          </>
        )}
        <text className="poster-artist" x="18" y={artist}>
          Niebla Norte
        </text>
      </g>
    </svg>
  );
}
