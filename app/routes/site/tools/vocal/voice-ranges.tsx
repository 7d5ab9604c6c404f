import { isBlackKey, noteName, type VoiceType, voiceTypes } from '#packages/vocal/src/index.ts';
import type { Semitone } from './notes.ts';
import { whiteKeyEdges } from './white-key-edges.ts';
import './voice-ranges.css';

/** What would be said to the singer of the drawing. */
const likely: Partial<Record<VoiceType, 'first' | 'second'>> = {
  mezzo: 'first',
  contralto: 'second',
};

const comfortable = { from: 57, to: 76 };
const lowest = 36;
const highest = 84;
const row = 52;
const keys = 64;
const voices = Object.entries(voiceTypes) as [VoiceType, (typeof voiceTypes)[VoiceType]][];
const chart = voices.length * row;

/** Comfortable notes, from keyboard to roof, against the usual range of each voice. */
export const VoiceRanges = () => (
  <svg className="voice-ranges" height={chart + keys} width="100%" aria-hidden="true">
    <rect
      className="voice-comfort"
      x={percent(comfortable.from)}
      width={span(comfortable.from, comfortable.to + 1)}
      height={chart + keys}
    />
    {voices.map(([type, { name, low: from, high: to }], index) => (
      <g key={type} className={likely[type] && `voice-${likely[type]}`}>
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
      <path className="voice-gaps" d={edges()} />
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

const edges = () =>
  whiteKeyEdges(all)
    .map((edge) => `M${edge} 0V${keys}`)
    .join('');
