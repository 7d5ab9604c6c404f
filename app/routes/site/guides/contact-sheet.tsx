import { Cover, coverHigh, coverWide } from './cover.tsx';
import type { GuideFacts, Miniature } from './guide-facts.ts';
import './contact-sheet.css';

const [wide, high, gap] = [84, 119, (coverHigh - 3 * 119) / 2];
const rows = 3;

/** Every page of a guide, small but true: where its lines, titles and tables stand. A drawing only. */
export function ContactSheet({ guide, of }: { guide: GuideFacts; of: number }) {
  const others = guide.file.miniatures.slice(1);
  const columns = Math.ceil(others.length / rows);
  const width = coverWide + columns * (wide + gap);
  return (
    <svg
      className="contact-sheet"
      viewBox={`-1 -1 ${width + 2} ${coverHigh + 2}`}
      aria-hidden="true"
    >
      <Cover guide={guide} of={of} />
      {others.map((page, index) => {
        const x = coverWide + gap + (index % columns) * (wide + gap);
        const y = Math.floor(index / columns) * (high + gap);
        return <Sheet key={index} page={page} x={x} y={y} />;
      })}
    </svg>
  );
}

const Sheet = ({ page, x, y }: { page: Miniature; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="contact-paper" d={`M0 0h${wide}v${high}H0Z`} />
    <path className="contact-rules" d={page.rules} />
    <path className="contact-text" d={page.text} />
    <path className="contact-heads" d={page.heads} />
  </g>
);
