import type { Motif } from './post-figure.tsx';

const [columns, rows, pitch] = [7, 5, 42];
const left = (320 - columns * pitch + 6) / 2;
const top = (240 - rows * pitch + 6) / 2;

/** The weeks before a release, like the steps of a sequencer; the day itself is lit. */
export const Calendar: Motif = ({ random }) => {
  const day = columns * (rows - 1) + 4;
  let [past, steps, ahead] = ['', '', ''];
  for (let index = 0; index < columns * rows; index += 1) {
    const square = squareAt(index, 36);
    if (index > day) ahead += square;
    else if (index !== day && random() < 0.34) steps += square;
    else if (index !== day) past += square;
  }
  return (
    <>
      <path className="figure-dim" d={past} />
      <path className="figure-brick" d={steps} />
      <path className="figure-outline" d={ahead} strokeWidth="2" />
      <path className="figure-amber" d={squareAt(day, 36)} />
      <path className="figure-night" d={playAt(day)} />
    </>
  );
};

const cornerOf = (index: number) => ({
  x: left + (index % columns) * pitch,
  y: top + Math.floor(index / columns) * pitch,
});

function squareAt(index: number, side: number): string {
  const { x, y } = cornerOf(index);
  return `M${x} ${y}h${side}v${side}h-${side}Z`;
}

function playAt(index: number): string {
  const { x, y } = cornerOf(index);
  return `M${x + 13} ${y + 10}l13 8-13 8Z`;
}
