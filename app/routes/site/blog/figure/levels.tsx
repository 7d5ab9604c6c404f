import type { Motif } from './post-figure.tsx';

const columns = 16;
const pitch = 20;
const block = 14;
const ceiling = 12;

/** The columns of an analyser, one block on the other; what passes the line is too loud. */
export const Levels: Motif = ({ random }) => {
  const peak = 3 + random() * 9;
  const line = 9 + Math.floor(random() * 3);
  const from = Math.floor(random() * 9);
  let [quiet, lit, loud] = ['', '', ''];
  for (let column = 0; column < columns; column += 1) {
    const near = Math.exp(-(((column - peak) / 4.2) ** 2));
    const height = Math.round(2 + near * 9 + random() * 3.4);
    for (let row = 0; row < Math.min(height, 16); row += 1) {
      const brick = `M${column * pitch + 3} ${236 - (row + 1) * block}h14v10h-14Z`;
      if (row >= line) loud += brick;
      else if (column >= from && column < from + 7) lit += brick;
      else quiet += brick;
    }
  }
  const y = 236 - line * block - 2;
  return (
    <>
      <circle className="figure-brick" cx={40 + peak * pitch} cy={ceiling + 62} r="46" />
      <path className="figure-teal" d={quiet} />
      <path className="figure-amber" d={lit} />
      <path className="figure-mist" d={loud} />
      <path className="figure-wire" d={`M0 ${y}h320`} strokeWidth="2" strokeDasharray="2 6" />
    </>
  );
};
