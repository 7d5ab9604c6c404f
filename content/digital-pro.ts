import { premium, yearlySaving } from './catalogue.ts';
import { priceText } from './money.ts';
import { pages, type PageKey } from './site-map.ts';

/** What each module of the rack does; its limits stand in plan-limits.ts. */
const modules: Partial<Record<PageKey, string>> = {
  coverArt: 'Dibuja la portada de tu canción, lista para plataformas.',
  lyrics: 'Versos con métrica y rima, sílaba por sílaba.',
  vocal: 'Tu rango y tu registro, sin que el audio salga de tu equipo.',
  bio: 'Tu historia, a la medida de cada plataforma.',
  releaseCalendar: 'Del máster al estreno, contado hacia atrás.',
  streamAnalytics: 'Los reportes de tu distribuidora, en claro.',
};

/** What the page of the Digital Pro plan says. Prices stand in the catalogue. */
export const digitalPro = {
  badge: 'El plan de las herramientas',
  lead: 'Seis módulos en un mismo rack. La cuenta gratuita los prende con límites; Digital Pro les sube el interruptor.',
  rackHead: {
    title: 'Súbele el interruptor',
    lead: 'Elige un plan y mira qué se prende. Los módulos que dicen «En camino» todavía no abren.',
  },
  modules,
  factsHead: {
    title: 'Línea por línea',
    lead: 'Los dos planes con sus números. Los meses son de calendario y las semanas van de lunes a domingo, hora de Bogotá.',
  },
  voicesHead: { title: 'Desde la silla del artista' },
  questionsHead: { title: 'Antes de enchufarte' },
  questions: [
    {
      question: '¿Digital Pro y Premium son lo mismo?',
      answer: `Sí. Premium es la membresía del estudio y Digital Pro es el plan que la abre: un solo precio prende las herramientas, el descuento de ${premium.servicesDiscount} % y los créditos. Lo que ganas fuera del rack está en [Premium](${pages.memberships.path}).`,
    },
    {
      question: '¿Qué puedo usar hoy?',
      answer: `La cuenta gratuita: subes canciones con su portada, las oyes y las sigues en tu panel. Las herramientas abren una por una, y esta página deja de decir «En camino» cuando cada una esté lista.`,
    },
    {
      question: `¿Qué pasa cuando se acaban los ${premium.trialDays} días de prueba?`,
      answer:
        'Nada se cobra. La prueba no pide tarjeta y termina sola: vuelves a la cuenta gratuita con tus canciones en su sitio. Cada cuenta la tiene una vez, y durante la prueba no hay créditos.',
    },
    {
      question: '¿Me conviene el mes o el año?',
      answer: `El mes vale ${priceText(premium.month)} y el año ${priceText(premium.year)}: son ${yearlySaving} % menos que doce meses sueltos. Si vas a sacar un solo sencillo, empieza por el mes; si planeas el año completo, haz la cuenta.`,
    },
    {
      question: '¿Y si cancelo?',
      answer:
        'Conservas el plan hasta el último día que pagaste y no se cobra otro. Después vuelves a los límites de la cuenta gratuita. Tus canciones se quedan; si pesan más que el espacio gratuito, solo dejas de poder subir otras.',
    },
    {
      question: '¿De quién es lo que haga con las herramientas?',
      answer: `Tuyo. No te pedimos parte de la letra, de la portada ni de las regalías. Las condiciones completas están en los [términos](${pages.terms.path}).`,
    },
  ],
  closing: {
    title: 'El rack está armado. Falta tu señal.',
    text: 'Apúntate a la lista y te escribimos cuando abra la membresía. Si prefieres hablar primero, el estudio contesta.',
  },
} as const;
