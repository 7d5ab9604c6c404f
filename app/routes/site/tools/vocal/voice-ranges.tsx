import { isBlackKey, noteName } from '#packages/vocal/src/index.ts';
import type { Semitone } from './notes.ts';
import './voice-ranges.css';

type Voice = { name: string; from: Semitone; to: Semitone; likely?: 'first' | 'second' };

/** Usual ranges of sung voices, and what would be said to the singer of the drawing. */
const voices: readonly Voice[] = [
  { name: 'Soprano', from: 60, to: 84 },
  { name: 'Mezzosoprano', from: 57, to: 81, likely: 'first' },
  { name: 'Contralto', from: 53, to: 77, likely: 'second' },
  { name: 'Tenor', from: 48, to: 72 },
  { name: 'Barítono', from: 45, to: 69 },
  { name: 'Bajo', from: 40, to: 64 },
];

const comfortable = { from: 57, to: 76 };
const lowest = 36;
const highest = 84;
const row = 52;
const keys = 64;
const chart = voices.length * row;

/** The singer's comfortable notes, from keyboard to roof, against the usual range of each voice. */
export const VoiceRanges = () => (
  <svg className="voice-ranges" height={chart + keys} width="100%" aria-hidden="true">
    <rect
      className="voice-comfort"
      x={percent(comfortable.from)}
      width={span(comfortable.from, comfortable.to + 1)}
      height={chart + keys}
    />
    {voices.map(({ name, from, to, likely }, index) => (
      <g key={name} className={likely && `voice-${likely}`}>
        <rect
          className="voice-bar"
          x={percent(from)}
          y={index * row + 26}
          width={span(from, to + 1)}
          height="14"
        />
        <text className="voice-name" x={percent(from)} y={index * row + 18}>
          {name}
          <tspan className="voice-notes" dx="8">
            {noteName(from)} a {noteName(to)}
          </tspan>
        </text>
      </g>
    ))}
    <svg y={chart} height={keys} width="100%" viewBox={`0 0 49 ${keys}`} preserveAspectRatio="none">
      <rect className="voice-white" width="49" height={keys} />
      <path className="voice-gaps" d={gaps()} />
      <path className="voice-black" d={blackKeys()} />
    </svg>
  </svg>
);

const all = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
const percent = (note: Semitone) => `${(((note - lowest) * 100) / all.length).toFixed(2)}%`;
const span = (from: Semitone, to: Semitone) => `${(((to - from) * 100) / all.length).toFixed(2)}%`;

const blackKeys = () =>
  all
    .filter(isBlackKey)
    .map((note) => `M${note - lowest + 0.1} 0h.8v${keys * 0.6}h-.8Z`)
    .join('');

/** Where white keys meet: under a black one, or where two white ones touch. */
const gaps = () =>
  all
    .filter((note) => isBlackKey(note) || !isBlackKey(note + 1))
    .map((note) => `M${note - lowest + (isBlackKey(note) ? 0.5 : 1)} 0V${keys}`)
    .join('');
