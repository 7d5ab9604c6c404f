/** Four covers as they come out, of a song that nobody sings. */
export const sample = {
  artist: 'Niebla Norte',
  title: 'Páramo adentro',
  genre: 'Indie',
  mood: 'Sereno',
  files: [] as string[],
};
