import { pages } from '#content/site-map.ts';
import { tools, type ToolKey } from '#content/tools.ts';
import './song-life.css';

/** What a song needs at each moment; every moment has its tool. */
const moments: Record<ToolKey, string> = {
  lyrics: 'Escribirla',
  vocal: 'Cantarla',
  cover: 'Vestirla',
  bio: 'Presentarla',
  calendar: 'Sacarla',
  analytics: 'Leerla',
};

/** How loud each of the 25 bars of a moment is, from 0 to 1: a verse, a vibrato, blocks, four lengths, a stair, hills. */
const textures: Record<ToolKey, (bar: number) => number> = {
  lyrics: (bar) => (bar % 9 === 8 ? 0.06 : 0.34 + 0.3 * Math.abs(Math.sin(bar * 1.7))),
  vocal: (bar) => 0.5 + 0.34 * Math.sin(bar / 1.9),
  cover: (bar) => [0.9, 0.3, 0.66, 0.2, 0.8][Math.floor(bar / 5)] ?? 0,
  bio: (bar) => [0.16, 0.3, 0.62, 0.96][Math.floor(bar / 6.3)] ?? 0,
  calendar: (bar) => 0.12 + Math.floor(bar / 3) * 0.1,
  analytics: (bar) =>
    0.2 + 0.5 * Math.abs(Math.sin(bar / 4.1)) + 0.24 * Math.abs(Math.sin(bar / 1.7)),
};

const barsEach = 25;
const pitch = 8;
const height = 180;
const keys = Object.keys(tools) as ToolKey[];

/** The life of a song as one wave that nobody has played yet, with a tool at every stretch. */
export const SongLife = () => (
  <nav className="song-life" aria-label="Las seis herramientas">
    <ol>
      {keys.map((key) => (
        <li key={key}>
          <a href={pages[tools[key].page].path}>
            <svg
              viewBox={`0 0 ${barsEach * pitch} ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={bars(textures[key])} />
            </svg>
            <span className="song-moment">{moments[key]}</span>
            <span className="song-tool">{pages[tools[key].page].name}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const bars = (loudness: (bar: number) => number) =>
  Array.from({ length: barsEach }, (_, bar) => {
    const tall = Math.max(4, loudness(bar) * (height - 8));
    return `M${bar * pitch + pitch / 2} ${(0.62 * (height - tall)).toFixed(0)}v${tall.toFixed(0)}`;
  }).join('');
