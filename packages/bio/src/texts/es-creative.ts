import type { ToneTexts } from './tone-texts.ts';

export const esCreative: ToneTexts = {
  opening: {
    long: [
      'Un nombre, {name}, y un lugar para quedarse: {the}.',
      '(En mi puerta dice|En nuestra puerta dice|En la puerta dice) {name}; adentro hay {genre}.',
      '{name} es el nombre; {the}, el idioma (en que hablo|en que hablamos|en que habla el proyecto).',
      'Si (mi|nuestra|esta) música fuera una casa, en la puerta diría {name} y en la sala sonaría {the}.',
      'Primero hay un silencio; después, {genre}. (Lo firmo así|Lo firmamos así|La firma dice): {name}.',
      '(Dibujo|Dibujamos|El proyecto dibuja) con {genre} y (firmo|firmamos|firma) abajo: {name}.',
      '(Enciendo|Encendemos|El proyecto enciende) una luz y adentro hay {genre}. En la entrada dice {name}.',
      'Entre el ruido y el silencio, {genre}. (Mi nombre|Nuestro nombre|El nombre) ahí es {name}.',
      'Una carta escrita con {genre}. (Mi|Nuestra|La) firma: {name}.',
      'En el mapa, {name}. En el camino, {genre}.',
    ],
    medium: ['{name}: un nombre para {the}.', 'Un nombre, {name}; un idioma, {the}.'],
  },
  style: {
    long: [
      'Si (mi|nuestro|su) sonido fuera un paisaje, tendría esto: {style}.',
      'En (mi|nuestra|su) paleta de colores hay esto: {style}.',
      '(Mi|Nuestra|Su) música está hecha de esto: {style}.',
      'Al cerrar los ojos aparece esto: {style}.',
    ],
    medium: ['La paleta: {style}.', 'El paisaje: {style}.'],
  },
  experience: {
    long: [
      'El mapa del camino hasta aquí: {experience}.',
      'Toda música viene de alguna parte. (La mía|La nuestra|Esta), de aquí: {experience}.',
      'En el equipaje (llevo|llevamos|va) esto: {experience}.',
      'Lo que sonó antes de este compás: {experience}.',
    ],
    medium: ['El camino: {experience}.', 'En el equipaje: {experience}.'],
  },
  achievements: {
    long: [
      'Lo que el camino ha ido dejando: {achievements}.',
      'En el cuaderno, subrayado: {achievements}.',
      'Esto (lo guardo|lo guardamos|se guarda) en el cajón de las cosas que importan: {achievements}.',
      'Con tinta que no se borra: {achievements}.',
    ],
    medium: ['Subrayado: {achievements}.', 'En el cuaderno: {achievements}.'],
  },
  shaped: {
    style: [
      '(Mi|Nuestra|Su) música está hecha de {style}.',
      'Adentro hay {style}.',
      '(Pinto|Pintamos|Pinta) con {style}.',
    ],
    achievements: [
      'El camino ha ido dejando {achievements}.',
      '(Llevo|Llevamos|Lleva) en el cuaderno {achievements}.',
      '(Guardo|Guardamos|Guarda) {achievements} en el cajón de las cosas que importan.',
    ],
    experience: {
      since: ['Todo esto suena {experience}.', '(Mi|Nuestra|Esta) música respira {experience}.'],
      doing: ['(Llevo|Llevamos|Lleva) {experience}.'],
      having: ['En el equipaje hay {experience}.'],
      group: ['(Soy|Somos|Es) {experience}.'],
      role: ['(Soy|Somos|Es) {experience}.'],
      from: ['(Mi|Nuestra|Su) música viene {experience}.'],
      status: ['(Fui|Fuimos|Fue) {experience}, y está en el cuaderno.'],
      things: ['En el equipaje hay {experience}.'],
    },
  },
  sheet: ['Al reverso de la foto: {name}, {genre}.', 'En la etiqueta: {name}, {genre}.'],
  segments: {
    genre: ['en clave de {genre}', 'un idioma: {the}'],
    style: ['paisaje: {style}'],
    experience: ['equipaje: {experience}'],
  },
  separators: { tiktok: '\n', instagram: ' | ' },
};
