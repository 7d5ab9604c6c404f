import type { Bar } from './article-wave.ts';
import './article-wave-drawing.css';

const pitch = 8;
const height = 56;
const axis = 40;

/** The article as a waveform; where scrolling can drive it, what has been read is lit. A drawing only. */
export function ArticleWave({ bars }: { bars: readonly Bar[] }) {
  return (
    <div className="article-wave">
      <Drawing bars={bars} />
      <Drawing bars={bars} isRead />
    </div>
  );
}

function Drawing({ bars, isRead = false }: { bars: readonly Bar[]; isRead?: boolean }) {
  const longest = Math.max(...bars.map((bar) => bar.words));
  const path = (opens: boolean) =>
    bars
      .map((bar, index) => {
        if (bar.opens !== opens) return '';
        const size = opens ? 1 : 0.16 + 0.8 * Math.sqrt(bar.words / longest);
        const top = (axis * (1 - size)).toFixed(1);
        return `M${index * pitch + pitch / 2} ${top}V${(axis + size * (height - axis)).toFixed(1)}`;
      })
      .join('');
  return (
    <svg
      className={isRead ? 'article-wave-read' : undefined}
      viewBox={`0 0 ${bars.length * pitch} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path(false)} />
      <path className="article-wave-part" d={path(true)} />
    </svg>
  );
}
