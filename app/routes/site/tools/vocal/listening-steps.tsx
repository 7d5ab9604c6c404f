import type { ReactNode } from 'react';
import { vocal } from '#content/tools/vocal.ts';
import './listening-steps.css';

const drawings = [Slices, TwoWays, Thread, Blocks, Shifts];

/** How the pitch of a voice is found, a drawing for each step. */
export const ListeningSteps = () => (
  <ol className="listening">
    {vocal.method.steps.map(({ name, text }, index) => {
      const Drawing = drawings[index];
      return (
        <li key={name}>
          {Drawing && (
            <svg className="listening-drawing" viewBox="0 0 200 96" aria-hidden="true">
              <Drawing />
            </svg>
          )}
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      );
    })}
  </ol>
);

const wave = (y: number, tall: number, turns: number, from = 0, to = 200) =>
  Array.from({ length: 61 }, (_, k) => {
    const t = k / 60;
    const swell = Math.sin(t * Math.PI * 2 * turns) + 0.4 * Math.sin(t * Math.PI * 4 * turns + 1);
    return `${k ? 'L' : 'M'}${(from + t * (to - from)).toFixed(1)} ${(y - swell * tall).toFixed(1)}`;
  }).join('');

function Slices(): ReactNode {
  return (
    <>
      <path d={wave(50, 22, 4)} />
      <path className="listening-thin" d="M40 6v84M80 6v84M120 6v84M160 6v84" />
      <path className="listening-lit" d="M80 12v-8h40v8M80 84v8h40v-8" />
    </>
  );
}

function TwoWays(): ReactNode {
  return (
    <>
      <path d={wave(28, 13, 4)} />
      <path className="listening-lit" d="M12 52v5h50v-5M62 57h50v-5M112 57h50v-5" />
      <path className="listening-bars" d="M12 94V64M50 94V72M88 94V78M126 94V83M164 94V88" />
    </>
  );
}

/** Rows of candidates, and the one way through them that a voice would take. */
const candidates = [
  [20, 48, 74],
  [24, 50, 86],
  [14, 42, 70],
  [30, 38, 62],
  [12, 36, 80],
  [26, 44, 68],
];

function Thread(): ReactNode {
  const x = (column: number) => 14 + column * 34;
  return (
    <>
      {candidates.map((heights, column) =>
        heights.map((y) => (
          <circle key={`${column} ${y}`} className="listening-dot" cx={x(column)} cy={y} r="3.6" />
        )),
      )}
      <path
        className="listening-lit"
        d={candidates.map(([, y], column) => `${column ? 'L' : 'M'}${x(column)} ${y}`).join('')}
      />
    </>
  );
}

function Blocks(): ReactNode {
  return (
    <>
      <path className="listening-thin" d="M2 62h52v16H2zM54 40h40v16H54zM94 20h104v16H94z" />
      <path
        className="listening-lit"
        d="M2 80q8-10 20-10h26q8 0 10-14t10-8h20q6 0 8-14t8-8h14q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
      />
    </>
  );
}

function Shifts(): ReactNode {
  const tune = 'l24-14h24l24 10h24l24-18h30';
  return (
    <>
      <path className="listening-zone" d="M0 30h200v40H0z" />
      <path className="listening-thin" d={`M20 34${tune}`} />
      <path className="listening-lit" d={`M20 66${tune}`} />
      <path className="listening-thin" d={`M20 92${tune}`} />
    </>
  );
}
