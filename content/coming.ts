import { pages, type PageKey } from './site-map.ts';

/** A page that does not exist yet: what it will hold, and what a person can do today instead. */
export type Coming = { will: string; today: string; message: string; account?: true };

const legal = (will: string): Coming => ({
  will,
  today:
    'Mientras se publica, escríbenos para preguntar qué guardamos de ti, corregirlo o pedir que lo borremos.',
  message: 'Hola, tengo una pregunta sobre mis datos y las condiciones del sitio.',
});

export const coming = {
  blog: {
    will: 'Aquí vamos a publicar artículos sobre grabación, derechos y lanzamientos.',
    today: '¿Tienes una pregunta del oficio? Mándanosla: puede volverse el primer artículo.',
    message: 'Hola, tengo una pregunta para el blog.',
  },
  guides: {
    will: 'Aquí vas a poder descargar guías en PDF para grabar, registrar y lanzar tu música.',
    today: 'Dinos qué te enreda y te lo explicamos por escrito.',
    message: 'Hola, necesito una guía sobre un tema.',
  },

  terms: legal('Estamos redactando los términos completos, escritos para Colombia.'),
  privacy: legal(
    'Estamos redactando la política completa según la Ley 1581 de 2012, con tus derechos y los plazos para responderte.',
  ),
  cookies: legal(
    'Estamos redactando el detalle. En corto: usamos solo las cookies que mantienen tu sesión abierta y nada de terceros.',
  ),
} as const satisfies Partial<Record<PageKey, Coming>>;

/** The unbuilt page at a path, with or without its final slash. */
export function comingAt(pathname: string) {
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const [key, text] of Object.entries(coming) as [keyof typeof coming, Coming][])
    if (pages[key].path === path) return { page: pages[key], text };
  throw new Error(`${path} has no text in content/coming.ts`);
}
