import type { ToneTexts } from './tone-texts.ts';

export const esProfessional: ToneTexts = {
  opening: {
    long: [
      '(Soy {name} y hago|Somos {name} y hacemos|{name} hace) {genre}.',
      '{name} es (mi|nuestro|un) proyecto de {genre}.',
      '(Me dedico {al}: soy {name}|Nos dedicamos {al}: somos {name}|{name} se dedica {al}).',
      '(Firmo como {name} y hago {genre}|Firmamos como {name} y hacemos {genre}|Detrás del nombre {name} hay un proyecto de {genre}).',
      'En el mundo {del} (me llamo|nos llamamos|se llama) {name}.',
      '(Mi terreno es {the}; mi nombre, {name}|Nuestro terreno es {the}; nuestro nombre, {name}|El terreno de {name} es {the}).',
      '(Lo que hago es {genre} y me llamo {name}|Lo que hacemos es {genre} y nos llamamos {name}|Lo que hace {name} es {genre}).',
      '(Con el nombre {name} hago {genre}|Con el nombre {name} hacemos {genre}|{name} es el nombre de un proyecto de {genre}).',
      '{name}: (mi proyecto|nuestro proyecto|un proyecto) de {genre}.',
      '(Mi nombre artístico es|Nuestro nombre es|El nombre es) {name} y (lo mío es|lo nuestro es|lo suyo es) {the}.',
    ],
    medium: [
      '(Soy {name} y hago|Somos {name} y hacemos|El proyecto {name} hace) {genre}.',
      '{name}, proyecto de {genre}.',
    ],
  },
  style: {
    long: [
      'El estilo de (mi|nuestra|su) música, en palabras propias: {style}.',
      'Lo que define (mi|nuestro|su) sonido: {style}.',
      'Así (describo mi|describimos nuestro|se describe su) sonido: {style}.',
      'En cuanto al estilo, (mi|nuestra|la) propuesta es esta: {style}.',
    ],
    medium: ['Estilo: {style}.', '(Mi|Nuestro|Su) sonido: {style}.'],
  },
  experience: {
    long: [
      '(Mi|Nuestra|Su) experiencia, en resumen: {experience}.',
      'En cuanto a la trayectoria, esto es lo principal: {experience}.',
      'El camino recorrido hasta hoy: {experience}.',
      '(Mi|Nuestra|Su) experiencia en la música se resume así: {experience}.',
    ],
    medium: ['Trayectoria: {experience}.', 'Experiencia: {experience}.'],
  },
  achievements: {
    long: [
      'Los logros (de mi|de nuestro|del) proyecto hasta hoy: {achievements}.',
      'Lo logrado hasta la fecha: {achievements}.',
      'Para que conste, los logros (de mi|de nuestro|del) proyecto: {achievements}.',
      'Lo que está hecho hasta hoy: {achievements}.',
    ],
    medium: ['Logros: {achievements}.', 'Hasta hoy: {achievements}.'],
  },
  shaped: {
    style: [
      '(Mi|Nuestra|Su) música suena a {style}.',
      'En (mi|nuestra|su) música hay {style}.',
      '(Trabajo|Trabajamos|Trabaja) con {style}.',
    ],
    achievements: [
      '(Mi|Nuestra|Su) trayectoria incluye {achievements}.',
      'Hasta hoy (sumo|sumamos|suma) {achievements}.',
      '(Tengo en mi|Tenemos en nuestra|Tiene en su) trayectoria {achievements}.',
    ],
    experience: {
      since: [
        '(Hago|Hacemos|Hace) música {experience}.',
        '(Trabajo|Trabajamos|Trabaja) en la música {experience}.',
      ],
      doing: ['(Llevo|Llevamos|Lleva) {experience}.'],
      having: ['(Tengo|Tenemos|Tiene) {experience}.', '(Cuento|Contamos|Cuenta) con {experience}.'],
      group: ['(Soy|Somos|Es) {experience}.'],
      role: ['(Soy|Somos|Es) {experience}.'],
      from: ['(Soy|Somos|Es) {experience}.', '(Vengo|Venimos|Viene) {experience}.'],
      status: ['(Fui|Fuimos|Fue) {experience}.'],
      things: ['En (mi|nuestro|su) recorrido hay {experience}.'],
    },
  },
  sheet: ['Ficha: nombre, {name}; género, {genre}.', 'Datos básicos: {name}, {genre}.'],
  segments: {
    genre: ['proyecto de {genre}', '{genre}'],
    style: ['{style}'],
    experience: ['{experience}'],
  },
  separators: { tiktok: ' · ', instagram: '\n' },
};
