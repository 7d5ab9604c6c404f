import { premium } from './premium.ts';
import { priceText } from './money.ts';
import { reach } from './platforms/reach.ts';
import { pages, type PageKey } from './site-map.ts';

/** `page` is where the benefit is used; a benefit whose page is not built yet is announced as being on its way. */
type Benefit = { name: string; text: string; page?: PageKey };

const tools: readonly Benefit[] = [
  {
    name: 'Portadas sin tope',
    text: 'El generador completo, sin marca de agua y en todas las proporciones.',
    page: 'coverArt',
  },
  {
    name: 'Letras sin tope',
    text: 'Todas las versiones que pida el coro, con métrica y rima.',
    page: 'lyrics',
  },
  {
    name: 'Análisis vocal sin tope',
    text: 'Mide tu rango cada vez que ensayes y compara.',
    page: 'vocal',
  },
  {
    name: 'Bio Premium',
    text: 'Todas las plantillas, a la medida de cada plataforma.',
    page: 'bio',
  },
  {
    name: 'Calendario avanzado',
    text: 'Sugiere fechas con sus razones y mueve las tareas cuando se mueve el estreno.',
    page: 'releaseCalendar',
  },
  {
    name: 'Stream Analytics completo',
    text: 'Todas las plataformas, con todo el historial que importes.',
    page: 'streamAnalytics',
  },
  {
    name: 'Acceso anticipado',
    text: 'Cada herramienta nueva pasa primero por tus manos.',
  },
];

const studio: readonly Benefit[] = [
  {
    name: `${premium.servicesDiscount} % en los cuatro servicios`,
    text: 'Producción, video, manejo y distribución, con el descuento ya en la cuenta.',
  },
  {
    name: `${priceText(premium.monthlyCredits)} en créditos cada mes`,
    text: 'Para servicios del estudio, después del descuento. No se acumulan y empiezan con tu primer periodo pagado.',
  },
  {
    name: 'Soporte prioritario 24/7',
    text: 'Escríbenos con tu sesión abierta y tu mensaje pasa de primero en la fila, a la hora que sea.',
  },
  {
    name: `Distribución a más de ${reach('pro')} plataformas`,
    text: `El plan Pro de [distribución global](${pages.distribution.path}), con tu descuento de miembro.`,
  },
];

/** What the page of the membership says. Prices stand in the catalogue, limits in plan-limits.ts. */
export const memberships = {
  badge: 'La membresía del estudio',
  title: ['Desbloquea', 'Todo Tu', 'Potencial', 'Musical'],
  lead: 'Las seis herramientas sin tope, descuento en los cuatro servicios y créditos cada mes para gastar en la sala.',
  benefitsHead: {
    title: 'Un pase, dos zonas',
    lead: 'Lo que dice «En camino» lo estamos construyendo y llega a tu membresía apenas abra. Lo demás empieza con tu primer pago.',
  },
  zones: [
    { name: 'La consola', benefits: tools },
    { name: 'El estudio', benefits: studio },
  ],
  comparisonHead: {
    title: 'Los dos canales, lado a lado',
    lead: 'A la izquierda, la cuenta gratuita; a la derecha, Premium. Cada bloque cuenta uno; la barra que llega al borde no tiene tope.',
  },
  discountHead: {
    title: `${premium.servicesDiscount} % menos en cada taquilla`,
    lead: 'Así quedan los paquetes más pedidos con tu descuento de miembro. Los demás bajan en la misma proporción.',
  },
  closing: {
    title: 'El pase está listo. La canción la pones tú.',
    text: 'Pagas en pesos o en dólares, con el IVA incluido, y entras apenas se confirma.',
  },
} as const;
