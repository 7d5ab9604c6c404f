import type { ToneTexts } from './tone-texts.ts';

export const esCasual: ToneTexts = {
  opening: {
    long: [
      'Hola: (soy {name} y lo que hago es|somos {name} y lo que hacemos es|este proyecto se llama {name} y lo que hace es) {genre}.',
      '(Me puedes decir {name}. Hago|Nos puedes decir {name}. Hacemos|Este proyecto se llama {name}. Hace) {genre}.',
      '{name}: así (me llamo cuando hago|nos llamamos cuando hacemos|se llama un proyecto que hace) {genre}.',
      'Lo (mío|nuestro|de este proyecto) es {the}, y el nombre es {name}.',
      '(Acá estoy: soy {name} y hago|Acá estamos: somos {name} y hacemos|Acá hay un proyecto que se llama {name} y hace) {genre}.',
      '¿Quieres oír {genre}? (Soy {name}.|Somos {name}.|Este proyecto se llama {name}.)',
      'Mucho gusto, {name}. (Hago|Hacemos|Es un proyecto que hace) {genre}.',
      'Te cuento rápido: (soy {name} y hago|somos {name} y hacemos|el proyecto se llama {name} y hace) {genre}.',
      '(Hago|Hacemos|Acá se hace) {genre} y (me llamo|nos llamamos|el proyecto se llama) {name}.',
      'Por acá suena {genre}. (Soy|Somos|El nombre es) {name}.',
    ],
    medium: [
      '(Soy|Somos|Esto es) {name}: {genre}.',
      'Con el nombre {name}, (hago|hacemos|el proyecto hace) {genre}.',
    ],
  },
  style: {
    long: [
      '¿Y a qué suena? A esto: {style}.',
      'Suena más o menos así: {style}.',
      'Para que te hagas una idea de (mi|nuestra|su) música: {style}.',
      'Si preguntas por el sonido, la respuesta es esta: {style}.',
    ],
    medium: ['Suena así: {style}.', 'El sonido: {style}.'],
  },
  experience: {
    long: [
      '(Vengo|Venimos|Viene) de esto: {experience}.',
      'Lo que (llevo|llevamos|lleva) de camino: {experience}.',
      'El cuento hasta ahora va así: {experience}.',
      '(Mi|Nuestra|La) historia, sin tanta vuelta: {experience}.',
    ],
    medium: ['Hasta ahora: {experience}.', 'La historia: {experience}.'],
  },
  achievements: {
    long: [
      'Lo que ya se logró: {achievements}.',
      'Para contar en la casa: {achievements}.',
      'Y esto ya pasó: {achievements}.',
      'Esto (lo cuento|lo contamos|se cuenta) con gusto: {achievements}.',
    ],
    medium: ['Ya pasó: {achievements}.', 'Lo logrado: {achievements}.'],
  },
  shaped: {
    style: [
      'Lo (mío|nuestro|suyo) suena a {style}.',
      'Piensa en {style}: por ahí (voy|vamos|va).',
      'Le (meto|metemos|mete) {style}.',
    ],
    achievements: [
      'Hasta ahora (llevo|llevamos|lleva) {achievements}.',
      'Ya (tengo|tenemos|tiene) {achievements} para contar.',
      'En la maleta (llevo|llevamos|lleva) {achievements}.',
    ],
    experience: {
      since: ['(Ando|Andamos|Anda) en esto {experience}.', 'Esto de la música viene {experience}.'],
      doing: ['Ya (llevo|llevamos|lleva) {experience}.'],
      having: ['Ya (tengo|tenemos|tiene) {experience}.'],
      group: ['(Soy|Somos|Esto es) {experience}.'],
      role: ['(Soy|Somos|Es) {experience}.'],
      from: ['(Vengo|Venimos|Viene) {experience}.'],
      status: ['Ya (fui|fuimos|fue) {experience}.'],
      things: ['Por el camino hubo {experience}.'],
    },
  },
  sheet: ['Para tener a la mano: {name}, {genre}.', 'Por si lo necesitas corto: {name}, {genre}.'],
  segments: {
    genre: ['(hago|hacemos|acá suena) {genre}', '(lo mío es|lo nuestro es|lo suyo es) {the}'],
    style: ['suena así: {style}'],
    experience: ['la historia: {experience}'],
  },
  separators: { tiktok: ' | ', instagram: ' · ' },
};
