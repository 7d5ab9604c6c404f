import { brand } from './brand.ts';
import { contact, home, page, type Page, supportReport } from './page.ts';

/** Every public page with an address of its own. */
export const pages = {
  home,

  memberships: page('/memberships', 'Premium', {
    title: 'Premium: herramientas, descuentos y créditos',
    description:
      'Seis herramientas sin tope, descuento en los cuatro servicios del estudio y créditos cada mes. Compara Premium con la cuenta gratuita.',
  }),
  musicProduction: page('/produccion-musical', 'Producción musical', {
    description:
      'Producción musical en Bogotá: preproducción, grabación, edición, mezcla y máster, en seis tramos que tú apruebas y con precios claros.',
  }),
  videoProduction: {
    path: '/produccion-audiovisual',
    name: 'Producción audiovisual',
    title: `Videoclips y documentales en Bogotá | ${brand.name}`,
    description:
      'Videos musicales, documentales y piezas verticales rodados en Bogotá: plan antes de la cámara, precio por video y cotización a la medida.',
  },
  management: {
    path: '/manejo-artistico',
    name: 'Manejo artístico',
    title: `Manejo artístico para independientes | ${brand.name}`,
    description:
      'Contratos leídos, conciertos negociados, prensa y cuentas claras. Contratas un primer mes de manejo y decides con los resultados en la mesa.',
  },
  distribution: {
    path: '/distribucion-global',
    name: 'Distribución global',
    title: `Distribución digital de música | ${brand.name}`,
    description:
      'Tu música en las plataformas, con códigos, créditos completos y regalías que se entienden. Pagas un primer año y nada se cobra solo.',
  },
  portfolio: page('/portfolio', 'Portafolio', {
    title: 'Portafolio: canciones hechas en Bogotá',
    description:
      'Una pared de carteles con canciones producidas, manejadas y distribuidas por el estudio. Dale play al que te llame: carga solo cuando lo pides.',
  }),

  tools: page('/herramientas-digitales', 'Herramientas Digitales', {
    description:
      'Portadas, letras, voz, bio, calendario y datos: seis herramientas para artistas, lo que hace cada una, sus límites y lo que puedes hacer hoy.',
  }),
  coverArt: page('/cover-art-generator', 'Generador de portadas', {
    description:
      'Portadas dibujadas por código, con el título legible en miniatura y a 3000 píxeles. Mira doce que salieron del generador y cómo se mide cada una.',
  }),
  streamAnalytics: page('/stream-analytics', 'Stream Analytics', {
    description:
      'Los reportes de tu distribuidora, leídos sin perder un decimal: por día, plataforma, país y canción. Así va a funcionar, con datos de ejemplo.',
  }),
  releaseCalendar: page('/release-calendar', 'Calendario de lanzamientos', {
    description:
      'Tu lanzamiento contado hacia atrás desde el día de salida, con plazos de plataformas y festivos de Colombia. Mira un plan de ocho semanas.',
  }),
  lyrics: page('/lyrics-generator', 'Generador de letras', {
    description:
      'Versos en español con la métrica y la rima que pidas, y un editor que cuenta sílabas y sinalefas. Mira una letra recién salida.',
  }),
  vocal: page('/vocal-analyzer', 'Analizador vocal', {
    description:
      'Tu rango, tu afinación y tu mejor tono, calculados en tu propio equipo: el audio no sale de ahí. Canta un minuto o trae un archivo, y mira tu voz.',
  }),
  bio: page('/bio-generator', 'Generador de bio', {
    description:
      'Los mismos datos en cuatro largos: TikTok, Instagram, YouTube y Spotify. Escribe tu bio de artista solo con lo que tú cuentes.',
  }),
  digitalPro: page('/digital-pro', 'Digital Pro', {
    title: 'Digital Pro: seis herramientas para tu música',
    description:
      'Portadas, letras, voz, biografía, calendario y datos sin tope. Mira módulo por módulo qué abre Digital Pro y qué trae la cuenta gratuita.',
  }),

  about: page('/sobre-nosotros', 'Sobre nosotros', {
    title: 'Una casa musical a 2600 metros',
    description:
      'Conoce el estudio por dentro: cuatro oficios bajo un mismo techo en Bogotá, las reglas de la casa y los cuatro pasos para empezar tu proyecto.',
  }),
  team: page('/nuestro-equipo', 'Nuestro equipo', {
    title: 'Nuestro equipo, al otro lado del vidrio',
    description:
      'Quién produce, filma, representa y distribuye tu música: cuatro áreas en una misma consola, cada canal con la persona que responde por él.',
  }),
  successStories: page('/casos-de-exito', 'Casos de éxito', {
    title: 'Casos de éxito contados por los dos lados',
    description:
      'En el lado A, cómo llegó cada artista. En el lado B, qué decidimos juntos y qué quedó. Proyectos musicales completos, contados por dentro.',
  }),

  blog: page('/blog-musical', 'Blog musical', {
    description:
      'Artículos del estudio sobre grabación, mezcla, derechos, videos y lanzamientos en Colombia. Con ejemplos, cuentas y listas para usar hoy.',
  }),
  guides: page('/guias-gratuitas', 'Guías gratuitas', {
    description:
      'Cinco guías en PDF para grabar, registrar y lanzar tu música: listas para marcar, hojas para llenar y ejemplos con cuentas. Gratis y sin correo.',
  }),
  faq: page('/preguntas-frecuentes', 'Preguntas frecuentes', {
    title: 'Preguntas frecuentes sobre tu música',
    description:
      'Busca la respuesta sobre producción, video, manejo, distribución, regalías, cuentas, archivos y pagos. Y si no está, pregúntanos.',
  }),
  support: page('/soporte-tecnico', 'Soporte técnico', {
    title: 'Soporte técnico y metas de respuesta',
    description:
      'Chat, teléfono y correo para lo que falle con tu cuenta, tus archivos o tus lanzamientos, con metas de respuesta según la urgencia.',
  }),
  pqr: page('/pqr', 'PQR y datos personales', {
    title: 'PQR y datos personales: radica y haz seguimiento',
    description:
      'Radica una petición, una queja o un reclamo, o pide ver, corregir o borrar tus datos. Te damos un número, la fecha y los plazos de la ley.',
  }),
  supportReport,
  newsletter: page('/boletin', 'Boletín', {
    description: `Un correo al mes sobre grabación, derechos y lanzamientos, escrito por el equipo de ${brand.name} en Bogotá. Sales con un clic.`,
  }),
  contact,

  terms: page('/terminos-condiciones', 'Términos y condiciones', {
    description:
      'Las reglas del estudio y del sitio en palabras claras. Tu música sigue siendo tuya, los precios llevan IVA y tienes 5 días hábiles de retracto.',
  }),
  privacy: page('/politica-privacidad', 'Política de privacidad', {
    description:
      'Qué datos tuyos guardamos, para qué, por cuánto tiempo y cómo pedir que los corrijamos o los borremos, según la Ley 1581 de 2012.',
  }),
  cookies: page('/politica-cookies', 'Política de cookies', {
    description:
      'Cada cookie y cada dato que este sitio deja en tu navegador, para qué sirve y cuánto dura. Ninguna es de publicidad ni de otra empresa.',
  }),
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

/** The articles of the blog, for programs. */
export const feedPath = `${pages.blog.path}/feed.xml`;
