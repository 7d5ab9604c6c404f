import { toolOpenings } from '../tool-openings.ts';
import type { Tool } from './tool.ts';

export const vocal = {
  page: 'vocal',
  opens: toolOpenings.vocal,
  card: {
    text: 'Cantas frente al micrófono o escoges un archivo, y ves tu afinación, tu rango y el tono que mejor te queda.',
    features: [
      'Rango y zona cómoda, nota por nota',
      'Afinación y vibrato de las notas largas',
      'Tonos sugeridos para tu canción',
      'En vivo, o con un archivo tuyo de hasta 10 MB',
    ],
    limitation: 'Mide voz sola. Con la pista tan fuerte como la voz no mide, y lo dice.',
    time: '1 minuto de canto. El cálculo, unos segundos.',
  },
  lead: 'Canta un minuto y mira tu voz dibujada: cada nota, cuánto se corre, hasta dónde llegas sin esfuerzo. Todo se calcula en tu propio equipo.',
  drawing: {
    tag: 'Dibujo',
    text: 'Hecho con números inventados, no con una voz: una melodía de quince segundos que nadie ha cantado.',
  },
  method: {
    title: 'Oye cien veces por segundo',
    lead: 'La altura de una nota es cuántas veces por segundo se repite la onda. Encontrarla suena fácil hasta que la voz raspa, tiembla o el bus pita.',
    steps: [
      {
        name: 'Corta',
        text: 'Parte el sonido en pedazos de 50 milésimas, uno cada 10, y mira cada pedazo por aparte.',
      },
      {
        name: 'Busca de dos maneras',
        text: 'Pregunta cada cuánto se repite la onda y qué armónicos la acompañan. Las dos respuestas se corrigen entre sí, sobre todo en las voces roncas.',
      },
      {
        name: 'Sigue el hilo',
        text: 'Con hasta diez candidatas por pedazo escoge el camino más creíble, para no saltar de octava de un momento a otro.',
      },
      {
        name: 'Arma las notas',
        text: 'Junta la curva en notas, separa el vibrato y mide cuánto se alejan del tono, contra el La de 440 y contra tu propia afinación.',
      },
      {
        name: 'Sugiere el tono',
        text: 'Sube y baja la melodía hasta seis semitonos y te muestra los tres tonos que más la dejan en tu zona cómoda.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca va a hacer con tu voz',
    items: [
      'Mandar tu audio a algún lado. De tu equipo sale el aviso de que usaste un análisis y, si los guardas, sus números.',
      'Ponerte una nota. Mide afinación y rango; si cantas bonito lo dice la gente.',
      'Adivinar quién eres, tu edad o tu sexo.',
      'Inventar un tipo de voz con poca muestra. Si cantas muy corto o en pocas notas, dice que no alcanza.',
      'Reemplazar al fonoaudiólogo. Si cantar te duele, esa es la cita.',
    ],
  },
  today: {
    title: 'Canta un minuto y mírate la voz',
    text: 'Abre tu cuenta, busca el rincón más callado de la casa y canta sin pista. La toma no sale de tu equipo, y los números los guardas solo si quieres.',
    article: {
      slug: 'grabar-voz-en-casa-con-poco',
      title: 'Graba la voz en casa con poco y una buena cobija',
    },
    guide: 'Grabar tu voz en casa sin que suene a cuarto',
  },
} as const satisfies Tool;
