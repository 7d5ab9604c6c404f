import { isBlackKey, noteName } from '#packages/vocal/src/index.ts';
import { type Semitone, type SungNote, sungPhrases } from './notes.ts';
import { pitchCurve } from './pitch-curve.ts';
import './pitch-roll.css';

const lowest = 54;
const highest = 78;
const lane = 17;
const keyLength = 84;
const blackLength = 50;
const second = 78;
const width = 2600;
const height = (highest - lowest + 1) * lane;
const lanes = Array.from({ length: highest - lowest + 1 }, (_, index) => highest - index);
const phrases = sungPhrases();

/** A sung melody over a keyboard that lies on its side, as the analyser will show it. */
export const PitchRoll = () => (
  <div className="pitch-roll night">
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="Una curva de voz pasa por las notas de una melodía, de La3 a Mi5; una nota larga queda baja y tres tienen vibrato"
    >
      {lanes.filter(isBlackKey).map((note) => (
        <rect
          key={note}
          className="roll-lane"
          x={keyLength}
          y={top(note)}
          width={width}
          height={lane}
        />
      ))}
      <path className="roll-seconds" d={seconds()} />
      {phrases.flat().map((note) => (
        <rect
          key={note.at}
          className={note.off ? 'roll-note roll-note-off' : 'roll-note'}
          x={x(note.at) + 1}
          y={top(note.pitch) + 1}
          width={note.seconds * second - 2}
          height={lane - 2}
          rx="2"
        />
      ))}
      {phrases.map((phrase, index) => (
        <path key={index} className="roll-voice" d={voice(phrase, index)} />
      ))}
      <Remarks />
      <Keyboard />
    </svg>
  </div>
);

/** What would be said of three notes of this melody. */
const Remarks = () => (
  <g className="roll-remarks">
    {phrases.flat().map((note) => {
      const said = note.off
        ? '34 centésimas abajo'
        : note.vibrato && `${noteName(note.pitch)}, vibrato`;
      return (
        said && (
          <text
            key={note.at}
            className={note.off ? 'roll-remark-off' : undefined}
            x={x(note.at)}
            y={note.off ? top(note.pitch) + lane * 2.5 : top(note.pitch) - lane * 0.9}
          >
            {said}
          </text>
        )
      );
    })}
  </g>
);

const Keyboard = () => (
  <g>
    <rect className="roll-white" width={keyLength} height={height} />
    <path className="roll-gaps" d={keyGaps()} />
    {lanes.filter(isBlackKey).map((note) => (
      <rect
        key={note}
        className="roll-black"
        y={top(note) + 1}
        width={blackLength}
        height={lane - 2}
      />
    ))}
    {[57, 60, 69, 72].map((note) => (
      <text key={note} className="roll-key-name" x={keyLength - 8} y={top(note) + lane / 2 + 4}>
        {noteName(note)}
      </text>
    ))}
  </g>
);

const x = (at: number) => Math.round((keyLength + at * second) * 10) / 10;
const top = (pitch: Semitone) => (highest - pitch) * lane;

/** A line every second, from the first one. */
const seconds = () =>
  Array.from(
    { length: Math.floor((width - keyLength) / second) },
    (_, s) => `M${x(s + 1)} 0V${height}`,
  ).join('');

/** White keys meet at the middle of a black one, or where two white ones touch. */
const keyGaps = () =>
  lanes
    .map((note) => {
      if (isBlackKey(note)) return `M0 ${top(note) + lane / 2}H${keyLength}`;
      return isBlackKey(note - 1) ? '' : `M0 ${top(note) + lane}H${keyLength}`;
    })
    .join('');

function voice(phrase: readonly SungNote[], index: number): string {
  return pitchCurve(phrase, index + 5)
    .map(({ at, pitch }, k) => `${k ? 'L' : 'M'}${x(at)} ${(top(pitch) + lane / 2).toFixed(1)}`)
    .join('');
}
