import { brand } from './brand.ts';

/** One public page: what the navigation calls it and what a search engine shows of it. */
export type Page = { path: `/${string}`; name: string; title: string; description: string };

/** This one and the next two stand apart from the site map: who names them alone does not load the words of all. */
export const home = {
  path: '/',
  name: 'Inicio',
  title: `${brand.name} | Producción musical en Bogotá`,
  description:
    'Producimos, filmamos, representamos y distribuimos a artistas independientes desde Bogotá. Un solo equipo, de la maqueta al escenario.',
} as const satisfies Page;

export const contact = page('/contact', 'Contacto', {
  description:
    'Cuéntanos de tu canción, tu video o tu lanzamiento y adjunta un demo si tienes. Te responde al correo una persona del equipo.',
});

export const supportReport = page('/reportar-un-problema', 'Reportar un problema', {
  description:
    'Cuéntanos qué falló con tu cuenta, tus archivos o tu lanzamiento y qué tan urgente es: cada nivel tiene su meta de respuesta y de solución.',
});

/** The title begins with the name unless it says more. */
export function page(
  path: Page['path'],
  name: string,
  { title = name, description }: { title?: string; description: string },
): Page {
  return { path, name, title: `${title} | ${brand.name}`, description };
}
