import type { Genre } from './tables/genres.ts';
import type { Mood } from './tables/moods.ts';

/** How a picture looks that feels so, in the language that models of images read best. */
const looks: Record<Mood, string> = {
  alegre: 'joyful, in bright morning light',
  romantico: 'tender and romantic, in warm low light',
  energico: 'full of energy, with diagonals and movement',
  fiestero: 'festive, with bold colours',
  sereno: 'calm, with wide open space',
  sonador: 'dreamy, soft at the edges',
  nostalgico: 'nostalgic, in the light of late afternoon',
  melancolico: 'melancholic, under an overcast sky',
  nocturno: 'nocturnal, with few lights in the dark',
  oscuro: 'dark and brooding, with deep shadows',
  rebelde: 'rebellious and raw',
  elegante: 'elegant and sparse',
};

/**
 * What a model is asked for a picture that covers are drawn with, in English; the description stands in it as it was typed, on one line.
 * Neither artist nor title is part of it: the type is ours, and who makes the song is nobody else's business.
 */
export function imagePrompt({
  genre,
  mood,
  description,
}: {
  genre: Genre;
  mood: Mood;
  description: string;
}): string {
  const wanted = description.trim().replaceAll(/\s+/g, ' ');
  return [
    `One square picture for the cover of a record of ${genre} music. It feels ${looks[mood]}.`,
    wanted === ''
      ? 'Nobody said what it shows: choose one object, landscape or abstract form that suits.'
      : `Whoever made the record wants to see this, in their own words: «${wanted}».`,
    'One clear subject away from the edges, strong light and dark that still read in two inks, and a calm, empty band along the top or the bottom, where a title is set later.',
    'No letters, words, numbers, signs or typography of any kind. No logos, brands, watermarks, frames or borders. No likeness of a real person, and no imitation of an existing work or of the manner of a named artist.',
  ].join('\n');
}
