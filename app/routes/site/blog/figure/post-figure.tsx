import type { ReactNode } from 'react';
import { seededRandom, seedOf } from '#app/ui/art/seeded-random.ts';
import { slug as nameOf } from '#content/slug.ts';
import type { PostCategory } from '#content/posts.ts';
import { Calendar } from './calendar.tsx';
import { Contours } from './contours.tsx';
import { Frame } from './frame.tsx';
import { Levels } from './levels.tsx';
import { Microphone } from './microphone.tsx';
import { Shares } from './shares.tsx';
import './post-figure.css';

/** A drawing on a poster 320 wide and 240 high, varied by chance that is always the same. */
export type Motif = (props: { random: () => number }) => ReactNode;

const motifs = {
  Producción: Levels,
  'Voz y grabación': Microphone,
  Derechos: Shares,
  Lanzamientos: Calendar,
  'Imagen y video': Frame,
  Carrera: Contours,
} satisfies Record<PostCategory, Motif>;

/** The poster of an article: the motif of its category, drawn from its own name. */
export function PostFigure({ post }: { post: { slug: string; category: PostCategory } }) {
  const Motif = motifs[post.category];
  return (
    <svg
      className={`post-figure post-figure-${nameOf(post.category)}`}
      viewBox="0 0 320 240"
      aria-hidden="true"
    >
      <path className="figure-ground" d="M0 0h320v240H0Z" />
      <Motif random={seededRandom(seedOf(post.slug))} />
    </svg>
  );
}
