import type { Brief } from '#packages/cover-art/src/brief.ts';
import { styles } from '#packages/cover-art/src/styles/styles.ts';
import { type Genre, genreNames } from '#packages/cover-art/src/tables/genres.ts';
import { type Mood, moodNames } from '#packages/cover-art/src/tables/moods.ts';

export const genres = Object.keys(genreNames) as Genre[];
const moods = Object.keys(moodNames) as Mood[];
export const allStyles = [...styles.keys()];

/** Those that need nobody's photo. */
export const drawnStyles = [...styles.values()]
  .filter(({ needsPhoto }) => !needsPhoto)
  .map(({ id }) => id);

const songs = `
Páramo adentro|Niebla Norte
La última guagua|Los Hijos de Rita
Medianoche en Chapinero|Ana Lucía Ñáñez
Café con aguardiente|Trío Candelaria
Volver a Mompox|Sexteto Río Grande
Canción Ñandú|Óscar y la Bruma
¿Quién dijo miedo?|Las Comadres
Arena|Guajiro Sur
Siete vidas|Gata Brava
El pregón de la plaza|Orquesta La Perla
Ruido blanco|Máquina Tropical
Cartas que no envié|Julián Ocampo
Verano del 98|Santa Rebeldía
Bajo la lluvia de abril|Marcela Pinzón
Tambores de medianoche|Colectivo Palenque
Niña de agua|Rosa Elvira
Gasolina y flores|Los del Puente
Fuego lento|Kora Mía
Mi corazón es un taller|Taller de Sombras
Sin señal|Antena Rota
Azul profundo|Marea Alta
Camino a la sierra|Hermanos Zuleta Díaz
Todo lo que fuimos|Isabel Quintero
Neón|Vértigo
Bailar descalzos|La Sonora del Barrio
Domingo de ramos|Coro San Agustín
Pájaro de papel|Emilia Lozano
La casa vacía|Perro Negro
Manglar|Pacífico Eléctrico
Guayaba madura|Don Tito y su Combo
`
  .trim()
  .split('\n')
  .map((line) => {
    const [title = '', artist = ''] = line.split('|');
    return { title, artist };
  });

/** The brief of a number: another song, genre and mood for each of the next ones. */
export function briefOf(at: number, wish: Partial<Brief> = {}): Brief {
  const song = songs[at % songs.length];
  const [genre, mood] = [genres[(at * 7) % genres.length], moods[(at * 5) % moods.length]];
  if (!song || !genre || !mood) throw new Error('there are no songs');
  return { ...song, genre, mood, ratio: '1:1', ...wish };
}
