import { coverDesign, coverSide } from './cover-design.ts';
import { titleLines } from './title-lines.ts';
import '../posters/poster.css';
import './drawn-cover.css';

const margin = 22;
const lineHeight = 0.94;
/** Of a line, over its letters without tails. */
const ascent = 0.76;

/**
 * The cover of a song that has none yet, drawn from the song itself. `title` is set on it where it is large enough to be
 * read. A drawing only: whoever shows it says the title beside it.
 */
export function DrawnCover(props: {
  id: string;
  title?: string | undefined;
  className?: string | undefined;
}) {
  const width = coverSide - 2 * margin;
  const { size, lines } = titleLines(props.title ?? '', width);
  const titleEnd = lines.length > 0 ? margin + lines.length * lineHeight * size : 0;
  const { inks, played, ahead, sun, axis } = coverDesign(props.id, titleEnd + 20);
  return (
    <svg
      className={['poster drawn-cover', props.className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${coverSide} ${coverSide}`}
      aria-hidden="true"
    >
      <path className={`ink-${inks.ground}`} d={`M0 0h${coverSide}v${coverSide}H0z`} />
      <circle className={`ink-${inks.sun}`} cx={sun.x} cy={sun.y} r={sun.radius} />
      <g strokeWidth="20">
        <path className={`ink-${inks.played} pen`} d={played} />
        <path className={`ink-${inks.ahead} pen`} d={ahead} />
      </g>
      {/* The same bars mirrored under the axis, at 27 % of their height. */}
      <g strokeWidth="20" transform={`matrix(1 0 0 -.27 0 ${Math.round(axis * 1.27) + 9})`}>
        <path className={`ink-${inks.played} pen`} d={played} />
        <path className={`ink-${inks.ahead} pen`} d={ahead} />
      </g>
      <g className={`ink-${inks.text}`} fontSize={size}>
        {lines.map(({ text, stretch, isFitted }, line) => (
          <text
            key={line}
            x={margin}
            y={Math.round(margin + size * (ascent + line * lineHeight))}
            fontStretch={`${stretch}%`}
            {...(isFitted && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
