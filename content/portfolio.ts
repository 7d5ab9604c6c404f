import { spotifyPlaylist, type Player } from './players.ts';
import type { Stat } from './stat.ts';

/** A work that the studio shows. `demo`: fictional, shown with the label «Ejemplo», and only outside production. */
export type Work = {
  id: string;
  title: string;
  artist: string;
  category: 'Manejo Artístico' | 'Producción Musical' | 'Distribución Global';
  genre: string;
  description: string;
  year: number;
  status: string;
  streams: string;
  /** Minutes and seconds. */
  duration: string;
  player: Player;
  demo?: true;
};

/** What the page of the portfolio says around its works. */
export const words = {
  badge: 'Portafolio del estudio',
  lead: 'Lo que sale de aquí termina pegado en la calle. Dale play al cartel que te llame: su reproductor carga en ese momento, y así cuidas tus datos.',
  leadEmpty:
    'Lo que sale de aquí termina pegado en la calle. En esta pared colgamos solo lo que cada artista nos autoriza a mostrar.',
  more: 'Cargar Más Proyectos',
  free: 'Este pedazo de pared está libre.',
  empty: {
    title: 'Esta pared está recién pintada',
    text: 'Todavía no hay carteles autorizados para colgar. Dinos qué género haces y te mandamos referencias de lo que hemos trabajado.',
    action: 'Pedir referencias',
    message: 'Hola, quiero oír trabajos de ustedes parecidos a mi música.',
  },
  closing: {
    title: '¿Y tu cartel? La pared sigue.',
    text: 'Abre tu cuenta y cuéntanos qué estás haciendo, o mira primero lo que trae la membresía.',
    action: 'Contactar Ahora',
    other: 'Conoce Premium',
  },
  invitation: {
    title: 'La próxima puede ser tuya',
    text: 'Regístrate gratis, carga una canción y óyela en tu panel mientras recorres su forma de onda.',
  },
} as const;

export const stats: readonly Stat[] = [
  { value: '500+', label: 'proyectos', source: 'operator' },
  { value: '150+', label: 'artistas', source: 'operator' },
  { value: '50M+', label: 'reproducciones', source: 'operator' },
  { value: '15+', label: 'premios', source: 'operator' },
];

export const works: readonly Work[] = [
  {
    id: 'paramo-adentro',
    title: 'Páramo adentro',
    artist: 'Niebla Norte',
    category: 'Producción Musical',
    genre: 'Rock alternativo',
    description:
      'Grabamos las guitarras con la puerta del corredor abierta: ese eco largo del coro es la casa, sin un solo efecto encima.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '3:48',
    player: spotifyPlaylist('37i9dQZF1DX2Nc3B70tvx0'),
    demo: true,
  },
  {
    id: 'lulo-en-agua',
    title: 'Lulo en agua',
    artist: 'Las del Boquerón',
    category: 'Manejo Artístico',
    genre: 'Cumbia',
    description:
      'Pusimos precio, reparto y horarios en una hoja, y con ella llevan de plaza en plaza su gaita, su llamador y sus coros de cocina.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '3:12',
    player: spotifyPlaylist('37i9dQZF1DX10zKzsJ2jva'),
    demo: true,
  },
  {
    id: 'obra-negra',
    title: 'Obra negra',
    artist: 'MC Ladrillo',
    category: 'Producción Musical',
    genre: 'Urbano',
    description:
      'El bombo es una pala contra un balde y la voz va pegada al micrófono. La mezcla deja aire para que se entienda cada palabra.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '2:41',
    player: spotifyPlaylist('37i9dQZF1DX0XUsuxWHRQd'),
    demo: true,
  },
  {
    id: 'ultima-ruta',
    title: 'Última ruta',
    artist: 'Nando Tintal',
    category: 'Distribución Global',
    genre: 'Reguetón',
    description:
      'Antes del envío firmaron todos los coautores, hasta el primo que puso una frase. Suena a dembow lento para volver tarde a la casa.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '2:56',
    player: spotifyPlaylist('37i9dQZF1DWY7IeIP1cdjF'),
    demo: true,
  },
  {
    id: 'pisa-pasito',
    title: 'Pisa pasito',
    artist: 'La Gallada del Jarillón',
    category: 'Producción Musical',
    genre: 'Salsa choke',
    description:
      'Toda la gallada cantó el coro alrededor de un mismo micrófono. Lo demás es campana, bajo gordo y un silbido que quedó del ensayo.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '2:58',
    player: spotifyPlaylist('37i9dQZF1DXcBWIGoYBM5M'),
    demo: true,
  },
  {
    id: 'bombillo-ahorrador',
    title: 'Bombillo ahorrador',
    artist: 'Violeta Usme',
    category: 'Manejo Artístico',
    genre: 'Indie pop',
    description:
      'Le armamos un concierto que cabe en una maleta: teclado de juguete y voz de madrugada. Los correos difíciles los contestamos nosotros.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '3:05',
    player: spotifyPlaylist('37i9dQZF1DX4SBhb3fqCJd'),
    demo: true,
  },
  {
    id: 'tiple-en-reversa',
    title: 'Tiple en reversa',
    artist: 'Neusa Modular',
    category: 'Distribución Global',
    genre: 'Electrónica andina',
    description:
      'De una toma de tiple puesta al revés salió la pieza entera. Cuidamos que los cortes siguieran pegados y que cada título llegara con tildes.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '5:06',
    player: spotifyPlaylist('37i9dQZF1DX4dyzvuaRJ0n'),
    demo: true,
  },
  {
    id: 'la-llave-de-tu-casa',
    title: 'La llave de tu casa',
    artist: 'Hermes Pitre y Lucho Bolaño',
    category: 'Producción Musical',
    genre: 'Vallenato',
    description:
      'Se quedó la toma donde al cantante le tiembla la última estrofa. Es un paseo tocado de corrido, con caja y guacharaca en la misma sala.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '4:15',
    player: spotifyPlaylist('37i9dQZF1DWWEJlAGA9gs0'),
    demo: true,
  },
  {
    id: 'paraguas-prestado',
    title: 'Paraguas prestado',
    artist: 'Ofelia y los Tranvías',
    category: 'Manejo Artístico',
    genre: 'Bolero',
    description:
      'Requinto, maracas y una contralto sin afán. Buscamos teatros chicos donde la gente se sienta, se calla y alcanza a oír la letra.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '3:56',
    player: spotifyPlaylist('37i9dQZF1DXbITWG1ZJKYt'),
    demo: true,
  },
  {
    id: 'tercer-turno',
    title: 'Tercer turno',
    artist: 'Escoria de Belencito',
    category: 'Distribución Global',
    genre: 'Metal',
    description:
      'Sus discos andaban regados en perfiles ajenos y hoy suenan bajo un solo nombre, con guitarras de acería y doble bombo sin programar.',
    year: 2024,
    status: 'En Spotify',
    streams: 'Disponible',
    duration: '5:32',
    player: spotifyPlaylist('37i9dQZF1DWXRqgorJj26U'),
    demo: true,
  },
];
