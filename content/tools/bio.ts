import { toolOpenings } from '../tool-openings.ts';
import type { Tool } from './tool.ts';

export const bio = {
  page: 'bio',
  opens: toolOpenings.bio,
  card: {
    text: 'Llenas tus datos una vez y salen cuatro biografías, cada una del largo que su plataforma aguanta.',
    features: [
      'TikTok, Instagram, YouTube y Spotify',
      'Cuatro tonos, de serio a atrevido',
      'En primera o en tercera persona, en español o en inglés',
      'Las cambias con la cuenta a la vista, las copias o las bajas en .txt',
    ],
    limitation: 'Con tres datos sale una bio de tres datos. No rellena.',
    time: '5 minutos tuyos. Las cuatro bios, al instante.',
  },
  lead: 'Das tus datos una sola vez. Salen cuatro textos, del más corto al más largo, y cada frase sale de un dato que diste.',
  drawing: {
    tag: 'Ejemplo',
    text: 'Así salió del generador, sin retoques, con los datos de una banda inventada. El número dice de qué dato sale cada pedazo.',
  },
  method: {
    title: 'Empaca como para un viaje',
    lead: 'Cada plataforma es una maleta de otro tamaño. Lo importante va primero y nada se dobla por la mitad.',
    steps: [
      {
        name: 'Separa',
        text: 'Parte lo que escribiste en datos sueltos: nombre, género, trayectoria, logros, estilo.',
      },
      {
        name: 'Ordena',
        text: 'Decide qué va primero en cada plataforma y redacta cada dato en largo, mediano y corto.',
      },
      {
        name: 'Empaca',
        text: 'Prueba las combinaciones y deja la que mejor llena el espacio. Lo que no cabe se queda afuera entero.',
      },
      {
        name: 'Compara',
        text: 'Busca en el resultado cada nombre y cada cifra. Lo que no esté en tus datos no pasa.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca va a decir de ti',
    items: [
      'Elogios que nadie firmó. Palabras como estas están prohibidas, salvo que las traigas tú.',
      'Una cifra que no diste.',
      'Si eres él, ella o elle. Escribe «su música», «el proyecto», hasta que tú digas.',
      'Media palabra con puntos suspensivos. Solo se corta un nombre más largo que el tope.',
    ],
  },
  today: {
    title: 'Junta los datos, que es lo demorado',
    text: 'Fechas, nombres y lugares que puedas probar. Con eso y una cuenta, las biografías salen hoy mismo; cambia lo que no suene a ti.',
    guide: 'Lanzar un sencillo en ocho semanas',
  },
} as const satisfies Tool;
