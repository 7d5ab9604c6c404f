import type { Cover } from '#packages/project/src/index.ts';
import { CoverImage } from './cover-image.tsx';
import { keepDrawn, later } from './later.tsx';
import './art/posters/poster.css';
import './art/drawn-cover/drawn-cover.css';

const loadDrawing = () => import('./art/drawn-cover/drawn-cover.tsx');
const DrawnCover = keepDrawn(
  import.meta.env.SSR ? (await loadDrawing()).DrawnCover : later(loadDrawing, 'DrawnCover'),
  ({ className }) => <svg className={`poster drawn-cover ${className}`} viewBox="0 0 1 1" />,
);

/** Wide enough for a title that can be read, in CSS pixels. */
const readable = 96;

/** The cover of a song, `side` CSS pixels wide and high: its own, or one that is drawn from it. */
export function SongCover(props: {
  song: { id: string; title: string; cover: Cover | null };
  side: number;
  className?: string;
  eager?: boolean;
}) {
  const { song, side, className = '', eager = false } = props;
  return song.cover ? (
    <CoverImage cover={song.cover} side={side} alt="" className={className} eager={eager} />
  ) : (
    <DrawnCover
      id={song.id}
      title={side >= readable ? song.title : undefined}
      className={className}
    />
  );
}
