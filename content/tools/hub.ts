import { premium } from '../premium.ts';
import { tools } from '../tools.ts';
import type { Tool } from './tool.ts';

const open = Object.values<Tool>(tools).filter(({ opens }) => opens !== undefined).length;
const counts = [
  'todas en camino',
  'una abierta',
  ...['dos', 'tres', 'cuatro', 'cinco', 'todas'].map((count) => `${count} abiertas`),
];

/** What the page of all the tools says. What each tool is stands in tools.ts; limits stand in plan-limits.ts. */
export const toolsHub = {
  badge: `Seis herramientas, ${counts[open]}`,
  lead: 'Seis instrumentos para la parte del oficio que se hace de noche y desde el celular. Los primeros ya suenan. De los demás está el plano: lo que van a hacer y hasta dónde llegan.',
  cards: {
    title: 'El plano de cada una',
    lead: 'Los tiempos tuyos son un cálculo; los de la máquina, lo que medimos en las abiertas y una meta en las demás.',
  },
  limits: {
    title: 'Gratis y Pro, renglón por renglón',
    lead: 'Así quedan los límites de cada herramienta desde que abre. El espacio, el soporte, el descuento y los créditos ya corren.',
  },
  pro: {
    title: 'Digital Pro quita los topes',
    text: `Cada herramienta abre primero para Premium y después para todos. Además de las que ya abrieron, el plan ya trae el ${premium.servicesDiscount} % de descuento y los créditos en los servicios del estudio.`,
  },
  testimonials: {
    title: 'Lo que esperan de ellas',
    lead: 'Voces inventadas, para ver cómo se leerá esta parte.',
  },
  closing: {
    title: 'Abre la cuenta y ve subiendo la primera canción',
    text: 'Es gratis y ya funciona. Escribe su letra, dibuja su portada, mide tu voz y arma tu biografía mientras abren las demás herramientas.',
  },
} as const;
