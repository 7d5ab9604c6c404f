import { premium } from '../catalogue.ts';

/** What the page of all the tools says. What each tool is stands in tools.ts; limits stand in plan-limits.ts. */
export const toolsHub = {
  badge: 'Seis herramientas, todas en camino',
  lead: 'Seis instrumentos para la parte del oficio que se hace de noche y desde el celular. Todavía no suenan. Aquí está el plano de cada uno: lo que va a hacer y hasta dónde llega.',
  cards: {
    title: 'El plano de cada una',
    lead: 'Los tiempos tuyos son un cálculo; los de la máquina, una meta hasta que la podamos medir.',
  },
  limits: {
    title: 'Gratis y Pro, renglón por renglón',
    lead: 'Así van a quedar los límites cuando cada herramienta abra. El espacio, el soporte, el descuento y los créditos ya corren.',
  },
  pro: {
    title: 'Digital Pro quita los topes',
    text: `Cada herramienta abre primero para Premium y después para todos. Mientras llegan, el plan ya trae el ${premium.servicesDiscount} % de descuento y los créditos en los servicios del estudio.`,
  },
  testimonials: {
    title: 'Lo que esperan de ellas',
    lead: 'Voces inventadas, para ver cómo se leerá esta parte.',
  },
  closing: {
    title: 'Abre la cuenta y ve subiendo la primera canción',
    text: 'Es gratis y ya funciona. Cuando las herramientas abran, tu canción va a estar esperándolas.',
  },
} as const;
