import { type Money, usd } from './money.ts';
import type { PlanSet } from './platforms/platforms.ts';
import { reach } from './platforms/reach.ts';
import { pages, type PageKey } from './site-map.ts';

/** Something the studio sells at a fixed price. Prices include IVA. */
export type Package = {
  id: string;
  name: string;
  price: Money;
  description: string;
  features: readonly string[];
  /** The one that most people choose. */
  popular?: true;
  /** Announced and not for sale. */
  comingSoon?: true;
  /** Sold by its own link only, not shown beside the others. */
  unlisted?: true;
  /** Of a plan of distribution: what part of the royalties is the artist's, in percent. */
  royalties?: number;
};

/** The packages of a service, and what one price is for. */
export type Offer = { page: PageKey; unit: string; packages: readonly Package[] };

/** What a plan of distribution gives: its share of the royalties, how far it reaches, and more. */
const distributes = (royalties: number, plan: PlanSet, more: readonly string[]) => ({
  royalties,
  features: [
    `${royalties} % de las regalías para ti`,
    `Más de ${reach(plan)} plataformas`,
    ...more,
  ],
});

/** Every fixed price of the four services. */
export const offers = {
  music: {
    page: 'musicProduction',
    unit: 'por canción',
    packages: [
      {
        id: 'musica-basico',
        name: 'Básico',
        price: usd(99),
        description: 'Para sacar un sencillo con lo esencial bien hecho.',
        features: [
          '6 horas de estudio',
          'Grabación de voces e instrumentos',
          'Mezcla y máster para plataformas',
          '1 revisión',
        ],
      },
      {
        id: 'musica-profesional',
        name: 'Profesional',
        price: usd(390),
        description: 'La producción completa que pide un lanzamiento en serio.',
        features: [
          'Hasta 12 pistas',
          'Preproducción y arreglos contigo',
          'Edición y afinación de voces',
          'Mezcla y máster para plataformas y video',
          '3 revisiones',
        ],
        popular: true,
      },
      {
        id: 'musica-premium',
        name: 'Premium',
        price: usd(700),
        description: 'Para canciones grandes: más capas, más tiempo, más detalle.',
        features: [
          '20 pistas',
          'Preproducción, arreglos y músicos de sesión',
          'Mezcla estéreo y versión instrumental',
          'Máster para plataformas, video y vinilo',
          '3 revisiones',
        ],
      },
      {
        id: 'musica-plus',
        name: 'Plus',
        price: usd(1200),
        description: 'La sala para ti: producción a la medida de tu proyecto.',
        features: [
          'Pistas y horas acordadas contigo',
          'Producción, grabación, mezcla y máster',
          'Versiones instrumental y a capela',
          '3 revisiones',
        ],
        unlisted: true,
      },
    ],
  },
  video: {
    page: 'videoProduction',
    unit: 'por video',
    packages: [
      {
        id: 'video-clip',
        name: 'Video Clip Musical profesional',
        price: usd(399),
        description: 'Una idea clara, una jornada y una canción que ya se puede ver.',
        features: [
          'Guion y plan de rodaje',
          'Una jornada de rodaje en Bogotá',
          'Montaje y color',
          '2 revisiones',
        ],
      },
      {
        id: 'video-premium',
        name: 'Video Musical Premium',
        price: usd(799),
        description: 'Más planos, más luz y un relato que acompaña el lanzamiento.',
        features: [
          'Dirección de arte y búsqueda de locaciones',
          'Rodaje con equipo completo',
          'Montaje, color y versiones cortas para redes',
          '3 revisiones',
        ],
        popular: true,
      },
      {
        id: 'video-integral',
        name: 'Producción Integral',
        price: usd(1199),
        description: 'El universo visual de una canción: video, piezas y fotos.',
        features: [
          'Concepto visual del lanzamiento',
          'Video musical y piezas verticales',
          'Fotografías de prensa y portada',
          'Acompañamiento hasta el estreno',
        ],
      },
    ],
  },
  management: {
    page: 'management',
    unit: 'por el primer mes',
    packages: [
      {
        id: 'manejo-emergente',
        name: 'Artista Emergente',
        price: usd(150),
        description: 'Para ordenar la casa y salir con el primer plan.',
        features: [
          'Diagnóstico de tu proyecto',
          'Plan de lanzamientos',
          'Revisión de contratos y registros',
          'Una reunión al mes',
        ],
      },
      {
        id: 'manejo-profesional',
        name: 'Artista Profesional',
        price: usd(300),
        description: 'Para quien ya tiene público y necesita equipo.',
        features: [
          'Todo lo de Artista Emergente',
          'Prensa, radio y listas',
          'Agenda y negociación de conciertos',
          'Una reunión a la semana',
        ],
        popular: true,
      },
      {
        id: 'manejo-superestrella',
        name: 'Superestrella',
        price: usd(3000),
        description: 'Un equipo dedicado, todos los días, en todos los frentes.',
        features: [
          'Todo lo de Artista Profesional',
          'Equipo dedicado de producción, video y prensa',
          'Giras y alianzas de marca',
        ],
        comingSoon: true,
      },
    ],
  },
  distribution: {
    page: 'distribution',
    unit: 'por el primer año',
    packages: [
      {
        id: 'distribucion-basica',
        name: 'Básica',
        price: usd(25),
        description: 'Para poner a sonar tus primeras canciones.',
        ...distributes(70, 'basica', ['Códigos ISRC y UPC']),
      },
      {
        id: 'distribucion-pro',
        name: 'Pro',
        price: usd(50),
        description: 'Para quien lanza varias veces al año.',
        ...distributes(80, 'pro', ['Códigos ISRC y UPC', 'Fecha de estreno programada']),
        popular: true,
      },
      {
        id: 'distribucion-premium',
        name: 'Premium',
        price: usd(150),
        description: 'Para catálogos que ya viven de la música.',
        ...distributes(95, 'pro', ['Promoción activa de cada estreno']),
        comingSoon: true,
      },
    ],
  },
} as const satisfies Record<string, Offer>;

export type OfferKey = keyof typeof offers;

/** What each offer's messages and orders are filed under. */
export const serviceOf = {
  music: 'produccion',
  video: 'video',
  management: 'manejo',
  distribution: 'distribucion',
} as const satisfies Record<OfferKey, string>;

export type StudioService = (typeof serviceOf)[OfferKey];

/** The package with this id, if it is for sale, and the service that it belongs to. */
export function packageForSale(id: string) {
  for (const key of Object.keys(offers) as OfferKey[]) {
    const offer: Offer = offers[key];
    const found = offer.packages.find((one) => one.id === id && !one.comingSoon);
    if (found)
      return { ...found, unit: offer.unit, service: serviceOf[key], page: pages[offer.page] };
  }
  return null;
}

/** Where a package is asked about before it is paid: the form, filled in with it. */
export const askForPackage = (id: string): string => `${pages.contact.path}?paquete=${id}`;
