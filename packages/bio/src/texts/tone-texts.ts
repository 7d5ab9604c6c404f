import type { Shape } from '../shape.ts';

/**
 * What a tone says around the facts in one language. `{name}` and `{style}` are filled in; `(mi|nuestra|su)` is I, we, the
 * project. What people typed has a grammar that nobody knows, so it stands after a colon, between commas or as a name that is
 * mentioned, never where a verb or an adjective would have to agree with it; but for `shaped`, where its first word says what it is.
 */
export type ToneTexts = {
  opening: Lengths;
  style: Lengths;
  experience: Lengths;
  achievements: Lengths;
  /** Sentences for facts of a shape that is known. English has none: what people type there is often Spanish. */
  shaped?: {
    /** For `things` alone. */
    style: readonly string[];
    achievements: readonly string[];
    experience: Readonly<Record<Exclude<Shape, 'sounds'>, readonly string[]>>;
  };
  /** The last paragraph of a press text of which there is nothing but a name and a genre. */
  sheet: readonly string[];
  /** Where a line is all there is; the bare fact is the shorter way. */
  segments: { genre: readonly string[]; style: readonly string[]; experience: readonly string[] };
  /** What parts the segments. No two tones have the same. */
  separators: { tiktok: string; instagram: string };
};

/** A message in whole sentences, and in fewer words where there is less room. */
type Lengths = { long: readonly string[]; medium: readonly string[] };
