import type { ErrorText } from '#server/error-text.ts';

/** What the staff reads about distributions. */
export const distributionErrors = {
  'distribution.gone': {
    status: 404,
    title: 'Esa distribución ya no está',
    message:
      'Se fue con su canción, o alguien del equipo la quitó. Vuelve a la lista para ver las que hay.',
  },
  'distribution.moved': {
    status: 409,
    title: 'No se pudo actualizar el estado',
    message:
      'Alguien del equipo la movió antes. Arriba ves cómo quedó: mira si aún hace falta moverla.',
  },
  'distribution.relinked': {
    status: 409,
    title: 'No se guardaron los datos',
    message:
      'Alguien del equipo los cambió antes, y el estado sigue igual. En el historial ves cómo quedaron.',
  },
  'distribution.sent': {
    status: 409,
    title: 'No se quitó de la lista',
    message: 'Ya había salido, o alguien del equipo la movió antes, y su historial se queda.',
  },
  'distribution.kept-before': {
    status: 409,
    title: 'Ya se había guardado otra versión',
    message:
      'La nota que enviaste antes sí llegó: está en el historial. Si quieres que quede también esta versión, envíala otra vez.',
  },
  'distribution.account-suspended': {
    status: 409,
    title: 'No sale nada nuevo de esa cuenta',
    message: 'Está suspendida. Lo que ya está en las tiendas sí se puede retirar.',
  },
  'distribution.account-leaving': {
    status: 409,
    title: 'No sale nada nuevo de esa cuenta',
    message: 'Su artista pidió borrarla. Lo que ya está en las tiendas sí se puede retirar.',
  },
  'distribution.song-gone': {
    status: 404,
    title: 'Esa canción ya no está',
    message: 'Su artista la borró. Vuelve a la lista para ver las que hay.',
  },
  'distribution.song-not-ready': {
    status: 409,
    title: 'Esa canción no está lista',
    message: 'Se puede distribuir cuando su audio termine de procesarse.',
  },
} as const satisfies Record<string, ErrorText>;
