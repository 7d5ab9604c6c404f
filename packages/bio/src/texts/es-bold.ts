import type { ToneTexts } from './tone-texts.ts';

export const esBold: ToneTexts = {
  opening: {
    long: [
      '{name}. (Hago|Hacemos|Un proyecto que hace) {genre}, y punto.',
      '(Soy {name}. No pido|Somos {name}. No pedimos|El proyecto se llama {name} y no pide) permiso para hacer {genre}.',
      'Sube el volumen: (soy {name} y esto es|somos {name} y esto es|esto es {name} y lo que suena es) {genre}.',
      '(Me llamo {name}. Vine|Nos llamamos {name}. Vinimos|El proyecto se llama {name}. Vino) a hacer {genre}.',
      '{Genre}, sin excusas. (Soy {name}.|Somos {name}.|El proyecto se llama {name}.)',
      'Anota este nombre: {name}. (Hago|Hacemos|El proyecto hace) {genre} y lo (digo|decimos|dice) de frente.',
      '(Hago|Hacemos|Este proyecto hace) {genre} sin bajar la voz. (Soy|Somos|Se llama) {name}.',
      'Sin rodeos: (soy {name} y hago|somos {name} y hacemos|el proyecto {name} hace) {genre}.',
      '{Genre}. Así de claro. (Soy|Somos|El proyecto se llama) {name}.',
      'Un nombre: {name}. Un género: {the}. Lo demás sobra.',
    ],
    medium: ['{name}: {genre}, y punto.', '(Soy|Somos|Esto es) {name}. Y esto es {genre}.'],
  },
  style: {
    long: [
      '(Mi|Nuestro|Su) sonido no pide disculpas: {style}.',
      'Así (sueno|sonamos|suena), le guste a quien le guste: {style}.',
      'Que quede claro cómo (sueno|sonamos|suena): {style}.',
      'Sin filtro, así (sueno|sonamos|suena): {style}.',
    ],
    medium: ['Así (sueno|sonamos|suena): {style}.', 'Sin filtro: {style}.'],
  },
  experience: {
    long: [
      'Lo vivido, sin adornos: {experience}.',
      '(Llego|Llegamos|Llega) con esto encima: {experience}.',
      'Esto no se improvisa: {experience}.',
      'Si preguntas por el camino, aquí está: {experience}.',
    ],
    medium: ['Lo vivido: {experience}.', 'Sin cuentos: {experience}.'],
  },
  achievements: {
    long: [
      'Los hechos hablan: {achievements}.',
      'Hechos, no promesas: {achievements}.',
      'Esto ya está hecho: {achievements}.',
      'Para quien lo dude: {achievements}.',
    ],
    medium: ['Hechos: {achievements}.', 'Ya está hecho: {achievements}.'],
  },
  shaped: {
    style: [
      '(Sueno|Sonamos|Suena) a {style}. Sin filtro.',
      'Aquí hay {style}, le guste a quien le guste.',
      '(Vengo|Venimos|Viene) con {style}.',
    ],
    achievements: [
      '(Tengo|Tenemos|Tiene) {achievements}. Hechos, no promesas.',
      '(Llevo|Llevamos|Lleva) {achievements}, para quien lo dude.',
      '(Pongo|Ponemos|Pone) sobre la mesa {achievements}.',
    ],
    experience: {
      since: ['(Hago|Hacemos|Hace) ruido {experience}.'],
      doing: ['(Llevo|Llevamos|Lleva) {experience}. Nadie (me|nos|se) lo contó.'],
      having: ['(Tengo|Tenemos|Tiene) {experience}. Esto no se improvisa.'],
      group: ['(Soy|Somos|Es) {experience}.'],
      role: ['(Soy|Somos|Es) {experience}.'],
      from: ['(Soy|Somos|Es) {experience} y se nota.'],
      status: ['(Fui|Fuimos|Fue) {experience}. Quedó escrito.'],
      things: ['Detrás hay {experience}.'],
    },
  },
  sheet: ['Para el titular: {name}, {genre}.', 'Apunta bien: {name}, {genre}.'],
  segments: {
    genre: ['{genre}, y punto', '{genre}, sin excusas'],
    style: ['sin filtro: {style}'],
    experience: ['lo vivido: {experience}'],
  },
  separators: { tiktok: ' / ', instagram: ' / ' },
};
