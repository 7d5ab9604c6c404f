import type { ToneTexts } from './tone-texts.ts';

export const esProfessional: ToneTexts = {
  opening: {
    long: [
      '(Soy {name} y hago|Somos {name} y hacemos|{name} es el nombre de un proyecto que hace) {genre}.',
      '{name} es el nombre con el que (hago|hacemos|firma un proyecto de) {genre}.',
      '(Mi proyecto se llama {name} y se dedica|Nuestro proyecto se llama {name} y se dedica|El proyecto {name} se dedica) {al}.',
      '(Trabajo con el nombre {name}, y mi género es|Trabajamos con el nombre {name}, y nuestro género es|El proyecto lleva el nombre {name}, y su género es) {the}.',
      '(Me presento como {name} y trabajo|Nos presentamos como {name} y trabajamos|El proyecto se presenta como {name} y trabaja) en el terreno {del}.',
      '(Mi proyecto, {name}, tiene|Nuestro proyecto, {name}, tiene|El proyecto {name} tiene) su lugar en {the}.',
      'Con el nombre {name} (firmo mi música y hago|firmamos nuestra música y hacemos|firma un proyecto que hace) {genre}.',
      '(Mi nombre en la música es {name}, y lo que hago es|Nuestro nombre en la música es {name}, y lo que hacemos es|El nombre del proyecto es {name}, y lo que hace es) {genre}.',
      '{name}: (mi proyecto|nuestro proyecto|un proyecto) de {genre}.',
      '(Dedico mi trabajo|Dedicamos nuestro trabajo|El proyecto dedica su trabajo) {al}. (Mi nombre artístico|Nuestro nombre artístico|Su nombre) es {name}.',
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
      '(Mi|Nuestra|Su) hoja de vida dice: {achievements}.',
    ],
    medium: ['Logros: {achievements}.', 'Hasta hoy: {achievements}.'],
  },
  sheet: ['Ficha: nombre, {name}; género, {genre}.', 'Datos básicos: {name}, {genre}.'],
  segments: {
    genre: ['proyecto de {genre}', '{genre}'],
    style: ['{style}'],
    experience: ['{experience}'],
  },
  separators: { tiktok: ' · ', instagram: '\n' },
};
