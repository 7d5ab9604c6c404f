import type { Cover } from '#packages/project/src/index.ts';
import { DrawnCover } from './art/drawn-cover/drawn-cover.tsx';
import { CoverImage } from './cover-image.tsx';

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
