import type { Page } from './page.ts';
import { type PageKey, pages } from './site-map.ts';

export type NavLink = { label: string; href: string; summary: string };

/** One entry of the top bar: a link, or a tray of links. */
export type NavEntry =
  | { label: string; href: string }
  | { label: string; id: string; links: NavLink[] };

const to = ({ name, path }: Page, summary: string): NavLink => ({
  label: name,
  href: path,
  summary,
});

const services: readonly NavLink[] = [
  to(pages.musicProduction, 'Grabación, mezcla y máster'),
  to(pages.videoProduction, 'Videoclips y sesiones en vivo'),
  to(pages.management, 'Estrategia, prensa y agenda'),
  to(pages.distribution, 'Tu música, en todo el mundo'),
];

/** The form at the end of the home page. */
const contact = { label: pages.contact.name, href: `${pages.home.path}#contact` };

export const navigation: readonly NavEntry[] = [
  { label: pages.home.name, href: pages.home.path },
  {
    label: 'Servicios',
    id: 'nav-servicios',
    links: [
      ...services,
      to(pages.portfolio, 'Lo que ya suena'),
      to(pages.memberships, 'La membresía del estudio'),
    ],
  },
  {
    label: 'Herramientas Digitales',
    id: 'nav-herramientas',
    links: [
      to(pages.tools, 'Las seis herramientas'),
      to(pages.coverArt, 'Tu canción con cara propia'),
      to(pages.lyrics, 'Métrica y rima en español'),
      to(pages.vocal, 'Tu rango, en tu navegador'),
      to(pages.bio, 'Tu historia, plataforma por plataforma'),
      to(pages.releaseCalendar, 'Del máster al estreno, por fechas'),
      to(pages.streamAnalytics, 'Tus reportes, en claro'),
      to(pages.digitalPro, 'El plan que las abre todas'),
    ],
  },
  {
    label: 'Empresa',
    id: 'nav-empresa',
    links: [
      to(pages.about, 'Una casa a 2600 metros'),
      to(pages.team, 'Quién está al otro lado del vidrio'),
      to(pages.successStories, 'Proyectos contados por dentro'),
    ],
  },
  {
    label: 'Recursos',
    id: 'nav-recursos',
    links: [
      to(pages.blog, 'Oficio, derechos y lanzamientos'),
      to(pages.guides, 'Para grabar, registrar y lanzar'),
      to(pages.faq, 'Lo que más nos preguntan'),
      to(pages.support, 'Tu cuenta y tus archivos'),
    ],
  },
  contact,
];

type FooterGroup = { title: string; links: readonly { label: string; href: string }[] };

const named = (...keys: PageKey[]) =>
  keys.map((key) => ({ label: pages[key].name, href: pages[key].path }));

export const footerGroups: readonly FooterGroup[] = [
  { title: 'Servicios', links: services },
  {
    title: 'Para artistas',
    links: [
      { label: 'Mi dashboard', href: '/dashboard' },
      ...named('tools', 'memberships', 'guides', 'blog', 'newsletter'),
    ],
  },
  {
    title: 'Estudio',
    links: [...named('about', 'team', 'portfolio', 'successStories', 'faq', 'support'), contact],
  },
  {
    title: 'Legal',
    links: [...named('terms', 'privacy', 'cookies'), { label: 'PQR', href: pages.pqr.path }],
  },
];

const paths = new Set(
  navigation.flatMap((entry) =>
    'href' in entry ? entry.href : entry.links.map(({ href }) => href),
  ),
);

export const isInNavigation = (path: string) => paths.has(path);
