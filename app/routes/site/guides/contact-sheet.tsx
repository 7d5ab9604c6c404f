import type { GuideFacts } from './guide-facts.ts';
import './contact-sheet.css';

/** Every page of a guide, small but true. A picture only: the file says it in words. */
export function ContactSheet({ guide }: { guide: GuideFacts }) {
  const { src, width, height } = guide.file.picture;
  return (
    <img
      className="contact-sheet"
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
