import type { Page } from './page.ts';
import { pages } from './site-map.ts';
import { spotifyPlaylist, youtubeVideo, type Player } from './players.ts';

/** A project described from both sides. `demo`: fictional with its figures, marked «Ejemplo», and only outside production. */
export type Story = {
  id: string;
  /** The work of the portfolio that it is about. */
  work: string;
  artist: string;
  genre: string;
  project: string;
  year: number;
  achievements: readonly string[];
  /** How they came. */
  sideA: string;
  /** What was decided together, and what stayed. */
  sideB: string;
  services: readonly Page[];
  /** As the artist's own reports say. */
  impact: { streams: string; countries: string; growth: string };
  quote: { text: string; by: string };
  player: Player;
  video?: Player;
  demo?: true;
};

/** What the page says around the stories. */
export const words = {
  badge: 'Casos de éxito',
  lead: 'En el lado A, cómo llegó cada artista. En el lado B, qué decidimos juntos y qué se nos quedó pegado.',
  leadEmpty:
    'En el lado A va cómo llegó cada artista. En el lado B, qué decidimos juntos. Ninguna historia se publica sin la firma de quien la vivió.',
  blank: {
    title: 'Este casete está en blanco',
    text: 'Todavía no tenemos una historia con todos sus permisos firmados. Pregúntanos por un proyecto parecido al tuyo y te contamos lo que sí podemos contar.',
    action: 'Preguntar por WhatsApp',
    message: 'Hola, quiero saber de proyectos parecidos al mío.',
  },
  closing: {
    title: 'El lado A ya lo tienes. Grabemos el otro.',
    text: 'Sube lo que hay, así sea una nota de voz, o escríbenos primero.',
  },
} as const;

export const stories: readonly Story[] = [
  {
    id: 'niebla-norte',
    work: 'paramo-adentro',
    artist: 'Niebla Norte',
    genre: 'Rock alternativo',
    project: 'Sencillo «Páramo adentro»',
    year: 2024,
    achievements: [
      'Un arreglo con espacio para la letra',
      'El eco de la casa en lugar de pedales',
      'Fecha de salida cumplida sin carreras',
    ],
    sideA:
      'Llegaron con el sencillo grabado y una petición: que sonara más grande. En el garaje de Suba donde ensayaban nadie alcanzaba a oír la voz, y por eso cada quien había subido lo suyo. Lo oímos juntos, con las manos quietas. Todo tocaba todo el tiempo.',
    sideB:
      'Propusimos quitar antes de poner. La segunda guitarra salió de las estrofas, la batería cambió platillos por toms y la puerta del corredor quedó abierta durante la toma, para que el coro tuviera dónde crecer. Aprobaron el arreglo un martes y el jueves pidieron devolverle una frase al bajo. Tenían razón: la versión que salió es la del jueves. Ellos aprendieron a ensayar pasito. A nosotros nos quedó un micrófono fijo en el corredor.',
    services: [pages.musicProduction, pages.distribution],
    impact: { streams: '1,2 M', countries: '18', growth: '+140 %' },
    quote: {
      text: 'Veníamos por volumen y salimos con huecos. Entra el coro y se siente el frío.',
      by: 'Daniela, guitarra de Niebla Norte',
    },
    player: spotifyPlaylist('37i9dQZF1DX2Nc3B70tvx0'),
    demo: true,
  },
  {
    id: 'las-del-boqueron',
    work: 'lulo-en-agua',
    artist: 'Las del Boquerón',
    genre: 'Cumbia',
    project: 'Temporada de plazas y video de «Lulo en agua»',
    year: 2024,
    achievements: [
      'Reparto firmado entre todas',
      'Hoja técnica que cabe en un chat',
      'Video rodado con la gente de la plaza',
    ],
    sideA:
      'La canción ya se la sabía media vereda, camino de Choachí, donde el grupo cantaba novenas y cumpleaños por lo que cada casa quisiera dar. Faltaba vivir de ella sin arreglar cada toque por mensajes a medianoche.',
    sideB:
      'Un mes entero se fue en papeles: qué necesitan para subir a tarima, cuánto vale el show y cómo se divide la plata, con la firma de todas. Solo entonces sacamos la cámara. El video se hizo en una plaza de mercado, en un solo plano que va de puesto en puesto, y aparece quien dijo que sí. La agenda se armó desde diciembre hacia atrás, porque ahí es cuando más las llaman. Resultó que un grupo grande aguanta tocar mucho; lo que cansa es no saber a qué hora sale el bus.',
    services: [pages.management, pages.videoProduction],
    impact: { streams: '640.000', countries: '11', growth: '+85 %' },
    quote: {
      text: 'Antes discutíamos por la plata después de cada toque. Ahora está escrito, y después del toque comemos.',
      by: 'Rosalba, gaita y voz de Las del Boquerón',
    },
    player: spotifyPlaylist('37i9dQZF1DX10zKzsJ2jva'),
    video: youtubeVideo('M7lc1UVf-VE'),
    demo: true,
  },
  {
    id: 'mc-ladrillo',
    work: 'obra-negra',
    artist: 'MC Ladrillo',
    genre: 'Urbano',
    project: 'Sencillo y video de «Obra negra»',
    year: 2024,
    achievements: [
      'Una batería hecha con herramientas',
      'Las pausas de la maqueta, intactas',
      'El montaje aprobado por su cuadrilla',
    ],
    sideA:
      'Las maquetas sonaban a balde porque las grababa con el celular adentro de uno, en el campamento de una construcción en Bosa. Otros le habían ofrecido limpiar esa voz hasta borrarle la obra. Él no sabía explicar por qué le daba pereza.',
    sideB:
      'La decisión fue ir por el lado contrario, con grabadora y casco. Pala, balde y varilla se volvieron bombo y redoblante; la mezcladora quedó de fondo. La voz sí se repitió en la sala, muy de cerca, con cada respiro de la maqueta anotado en la letra. Cuando el video estuvo montado, sus compañeros lo vieron primero y pidieron sacar una toma en la que salían sin casco. Salió. En los videos que vinieron después, quien aparece en cámara mira el corte antes que el público.',
    services: [pages.musicProduction, pages.videoProduction],
    impact: { streams: '2,4 M', countries: '14', growth: '+210 %' },
    quote: {
      text: 'Me dejaron sonar a lo que soy un lunes a las seis de la mañana.',
      by: 'MC Ladrillo',
    },
    player: spotifyPlaylist('37i9dQZF1DX0XUsuxWHRQd'),
    video: youtubeVideo('M7lc1UVf-VE'),
    demo: true,
  },
  {
    id: 'escoria-de-belencito',
    work: 'tercer-turno',
    artist: 'Escoria de Belencito',
    genre: 'Metal',
    project: 'Catálogo completo y «Tercer turno»',
    year: 2024,
    achievements: [
      'Los discos viejos y el nuevo, juntos',
      'Permiso escrito de quienes ya no tocan',
      'Perfil propio, aparte del de sus tocayos',
    ],
    sideA:
      'Un casete digitalizado, un demo en la cuenta de un exbajista y medio disco en el perfil de otra banda con nombre parecido: así estaba la obra de la Escoria cuando escribió su baterista. En Sogamoso los cantan de memoria. Buscarlos en el celular era otra cosa.',
    sideB:
      'Empezamos por un inventario. A cada grabación le pusimos dueño, autores y fecha, y lo que nadie pudo probar se quedó por fuera, aunque doliera. Después pedimos separar los perfiles, corregimos el nombre y emparejamos el volumen, para que el disco de garaje no se hundiera al lado del de estudio. Fue lento y desde afuera apenas se nota. La banda sacó de ahí un consejo que ahora repetimos: los papeles se firman el día de la grabación, cuando todavía todos son amigos.',
    services: [pages.distribution, pages.musicProduction],
    impact: { streams: '310.000', countries: '23', growth: '+60 %' },
    quote: {
      text: 'Mi hija escribió el nombre de la banda y por fin salimos nosotros.',
      by: 'Fidel, batería de Escoria de Belencito',
    },
    player: spotifyPlaylist('37i9dQZF1DWXRqgorJj26U'),
    demo: true,
  },
];
