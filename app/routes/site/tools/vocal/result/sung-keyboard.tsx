import { figure, isBlackKey, noteName, type SavedTake } from '#packages/vocal/src/index.ts';
import { Table } from '#app/ui/table.tsx';
import { semitonesAround } from '../roll/draw-roll.ts';
import { whiteKeyEdges } from '../white-key-edges.ts';
import './sung-keyboard.css';

const keyWidth = 20;
const bars = 120;
const keys = 72;

/** How long each note was sung, over the keys of a piano: the band is the tessitura, the line the whole range. */
export function SungKeyboard({ take }: { take: SavedTake }) {
  const { range, tessitura, histogram } = take;
  const nameOf = (midi: number) => noteName(midi, take.keys[0]);
  const { low, high } = semitonesAround([
    range.low,
    range.high,
    ...histogram.map(([midi]) => midi),
  ]);
  const all = Array.from({ length: high - low }, (_, at) => low + at);
  const width = all.length * keyWidth;
  const most = Math.max(...histogram.map(([, seconds]) => seconds), 0.001);
  const x = (midi: number) => (midi - low) * keyWidth;
  const [from, to] = [Math.round(tessitura.low), Math.round(tessitura.high) + 1];
  const ends = [Math.round(range.low), Math.round(range.high)];
  return (
    <div className="sung-keyboard">
      <svg
        viewBox={`0 0 ${width} ${bars + keys}`}
        role="img"
        aria-label={`De ${nameOf(range.low)} a ${nameOf(range.high)}; la zona cómoda va de ${nameOf(tessitura.low)} a ${nameOf(tessitura.high)}`}
      >
        <rect className="sung-band" x={x(from)} width={x(to) - x(from)} height={bars + keys} />
        {histogram.map(([midi, seconds]) => {
          const tall = Math.max(2, (seconds / most) * (bars - 14));
          return (
            <rect
              key={midi}
              className={midi === tessitura.mode ? 'sung-bar sung-mode' : 'sung-bar'}
              x={x(midi) + 2}
              y={bars - tall}
              width={keyWidth - 4}
              height={tall}
            />
          );
        })}
        <rect className="sung-white" y={bars} width={width} height={keys} />
        <path className="sung-gaps" d={edges(all)} />
        {all.filter(isBlackKey).map((midi) => (
          <rect
            key={midi}
            className="sung-black"
            x={x(midi) + 3}
            y={bars}
            width={keyWidth - 6}
            height={keys * 0.6}
          />
        ))}
        <rect
          className="sung-range"
          x={x(ends[0] ?? low)}
          y={bars + keys - 7}
          width={x((ends[1] ?? high) + 1) - x(ends[0] ?? low)}
          height="7"
        />
      </svg>
      <p className="sung-ends">
        La raya va de {nameOf(range.low)} a {nameOf(range.high)}; la franja es tu zona cómoda.
      </p>
      <details>
        <summary>Ver la tabla</summary>
        <Table caption="Segundos en cada nota">
          <thead>
            <tr>
              <th scope="col">Nota</th>
              <th scope="col">Segundos</th>
            </tr>
          </thead>
          <tbody>
            {histogram.map(([midi, seconds]) => (
              <tr key={midi}>
                <th scope="row">{nameOf(midi)}</th>
                <td>{figure(seconds, 1)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  );
}

const edges = (all: readonly number[]) =>
  whiteKeyEdges(all)
    .map((edge) => `M${edge * keyWidth} ${bars}v${keys}`)
    .join('');
