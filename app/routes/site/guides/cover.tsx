import { brand } from '#content/brand.ts';
import { CoverHills } from './cover-hills.tsx';
import type { GuideFacts } from './guide-facts.ts';

/** As high as three pages and the space between them. */
export const coverHigh = 377;
export const coverWide = 266;

/** From points of A4 paper to this drawing. */
const scale = coverWide / 595.28;
const left = 56 * scale;
const titleTop = 150;

/** The cover of a guide as it is printed. */
export function Cover({ guide, of }: { guide: GuideFacts; of: number }) {
  const { title, miniatures } = guide.file;
  return (
    <>
      <path className="contact-cover" d={`M0 0h${coverWide}v${coverHigh}H0Z`} />
      <CoverHills width={coverWide} axis={744 * scale} progress={guide.step / of} />
      <g className="contact-words">
        <text x={left} y={68 * scale} fontSize={15 * scale}>
          {brand.name}
        </text>
        {title.lines.map((line, index) => (
          <text
            key={line}
            x={left}
            y={((titleTop + title.size * (index + 0.84)) * scale).toFixed(1)}
            fontSize={(title.size * scale).toFixed(1)}
          >
            {line}
          </text>
        ))}
      </g>
      <path
        className="contact-text"
        transform={`scale(${coverHigh / 119})`}
        d={miniatures[0]?.text}
      />
    </>
  );
}
