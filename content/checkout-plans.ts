import type { StudioService } from './catalogue.ts';
import { type Money, usd } from './money.ts';
import { reach } from './platforms/reach.ts';
import type { PageKey } from './site-map.ts';

/** A plan that the checkout sells by its id alone, beside the packages of the services. */
export type FixedPlan = {
  id: string;
  name: string;
  description: string;
  features: readonly string[];
  price: Money;
  /** What one price is for. */
  unit: string;
  service: StudioService;
  page: PageKey;
};

export const fixedPlans: readonly FixedPlan[] = [
  {
    id: 'produccion-hit',
    name: 'Producción Hit',
    description: 'Una sola canción con todo el estudio encima, de la maqueta a la entrega.',
    features: [
      'Pistas y horas acordadas contigo',
      'Preproducción, arreglos y músicos de sesión',
      'Mezcla y máster para plataformas, video y vinilo',
      'Versiones instrumental y a capela',
      '5 revisiones',
    ],
    price: usd(2500),
    unit: 'por canción',
    service: 'produccion',
    page: 'musicProduction',
  },
  {
    id: 'video-profesional',
    name: 'Video Profesional',
    description: 'Un video con las jornadas y el equipo que la canción pida.',
    features: [
      'Concepto visual, guion y plan de rodaje',
      'Dirección de arte y búsqueda de locaciones',
      'Jornadas y equipo de rodaje acordados contigo',
      'Montaje, color y versiones cortas para redes',
      'Fotografías de prensa y portada',
      '3 revisiones',
    ],
    price: usd(3500),
    unit: 'por video',
    service: 'video',
    page: 'videoProduction',
  },
  {
    id: 'manejo-carrera',
    name: 'Manejo de Carrera',
    description: 'Un mánager para tu carrera completa, con el equipo detrás.',
    features: [
      'Todo lo de Artista Profesional',
      'Plan de carrera por temporada',
      'Un mánager que responde por tu proyecto',
      'Negociación con sellos y marcas',
      'Cuentas claras al cierre del mes',
    ],
    price: usd(1500),
    unit: 'por el primer mes',
    service: 'manejo',
    page: 'management',
  },
  {
    id: 'distribucion-mundial',
    name: 'Distribución Mundial',
    description: 'Tu catálogo entero en las plataformas, acompañado estreno por estreno.',
    features: [
      '95 % de las regalías para ti',
      `Más de ${reach('pro')} plataformas`,
      'Códigos ISRC y UPC',
      'Créditos completos de todo tu catálogo',
      'Fecha de cada estreno programada y acompañada',
    ],
    price: usd(800),
    unit: 'por el primer año',
    service: 'distribucion',
    page: 'distribution',
  },
];
