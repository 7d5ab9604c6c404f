import type { Genre } from './tables/genres.ts';
import type { Mood } from './tables/moods.ts';
import type { Ratio } from './scene.ts';

/** What somebody asks of a cover. */
export type Brief = {
  artist: string;
  title: string;
  genre: Genre;
  mood: Mood;
  ratio: Ratio;
  /** The style, or the palette, that it has to have; chance chooses one that suits otherwise. */
  style?: string;
  palette?: string;
  /** What it should look like, in somebody's own words. */
  description?: string;
  /** There is a photo of theirs: some of the covers are made of it. */
  hasPhoto?: boolean;
};
