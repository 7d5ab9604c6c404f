import type { Genre } from './tables/genres.ts';
import type { Mood } from './tables/moods.ts';
import type { Ratio, Scene } from './scene.ts';

/** What somebody asks of a cover. */
export type Brief = {
  artist: string;
  title: string;
  genre: Genre;
  mood: Mood;
  ratio: Ratio;
  /** The style, or the palette, that it has to have; chance chooses one that suits otherwise. */
  style?: string | undefined;
  palette?: string | undefined;
  /** What it should look like, in somebody's own words. */
  description?: string;
  /** What its style decided of a cover that it has to be like: it keeps the figure, and nothing of where it stands. */
  like?: Scene['params'] | undefined;
  /** There is a photo of theirs: some of the covers are made of it. */
  hasPhoto?: boolean;
  /** It has fewer pixels than covers: it is drawn as what does not show them. */
  isPhotoSmall?: boolean;
};
