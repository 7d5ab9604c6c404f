import {
  type Cover,
  type CoverFormat,
  coverName,
  coverSides,
  firstCover,
} from '#packages/project/src/index.ts';
import './cover-image.css';

/** The densest screens show this many pixels a point. */
const densest = 3;

/** A project's cover, `side` CSS pixels wide and high, in the format and size that suits the screen. */
export function CoverImage(props: {
  cover: Cover;
  side: number;
  alt: string;
  className?: string;
  eager?: boolean;
}) {
  const { cover, side, alt, className } = props;
  const useful = coverSides.filter((_, place) => (coverSides[place - 1] ?? 0) < side * densest);
  const addresses = (format: CoverFormat) =>
    useful.map((one) => `${coverName(cover.base, one, format)} ${one}w`).join(', ');
  const sizes = `${side}px`;
  return (
    <picture className="cover-image">
      {cover.complete && <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />}
      <img
        className={className}
        src={coverName(cover.base, firstCover.side, firstCover.format)}
        srcSet={cover.complete ? addresses('webp') : undefined}
        sizes={cover.complete ? sizes : undefined}
        alt={alt}
        width={side}
        height={side}
        loading={props.eager ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
