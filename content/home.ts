import { reach } from './platforms/reach.ts';
import { pages } from './site-map.ts';
import type { Stat } from './stat.ts';

export const hero = {
  badge: 'Bogotá, 2600 m s. n. m.',
  lead: 'Producimos, filmamos, representamos y distribuimos a artistas independientes. Un solo equipo, de la maqueta al escenario.',
  secondary: { label: 'Ver portafolio', href: pages.portfolio.path },
} as const;

export const stats: readonly Stat[] = [
  { value: '500+', label: 'proyectos completados', source: 'operator' },
  { value: '200+', label: 'artistas representados', source: 'operator' },
  { value: '50M+', label: 'reproducciones', source: 'operator' },
];

export const rack = {
  title: 'Todo lo que tu carrera necesita, en la misma consola',
  lead: 'Entra por el canal que quieras. Si necesitas otro, ya te conocemos.',
  units: [
    {
      page: pages.musicProduction,
      text: 'De la maqueta al máster, con productores que escuchan primero.',
      action: 'Ver el proceso',
    },
    {
      page: pages.videoProduction,
      text: 'Videoclips y sesiones en vivo: la canción también se ve.',
      action: 'Ver los videos',
    },
    {
      page: pages.management,
      text: 'Plan de lanzamientos, prensa, contratos y agenda. Tú haces música.',
      action: 'Cómo trabajamos',
    },
    {
      page: pages.distribution,
      text: `Tu catálogo en más de ${reach('pro')} plataformas, con tus regalías claras.`,
      action: 'Distribuir mi música',
    },
  ],
} as const;

export const artists = {
  title: 'Suena a ciudad, a páramo y a tienda de barrio',
  lead: 'Tres lanzamientos de la casa. El reproductor carga cuando le das play.',
  action: 'Ver todo el portafolio',
} as const;

export const contact = {
  title: 'Ya llegaste al estudio. Cuéntanos qué traes.',
  lead: 'Una nota de voz, una letra a medias o un álbum listo: todo sirve para empezar.',
} as const;
